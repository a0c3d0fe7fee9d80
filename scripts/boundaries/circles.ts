import type { Import } from './rules';

/** Circles of running code (types may refer to each other), each told once. */
export function findCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, kind, typesOnly } of imports) {
    if (kind === 'file' && !typesOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const target of next.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of next.keys()) visit(file);
  return circles;
}
