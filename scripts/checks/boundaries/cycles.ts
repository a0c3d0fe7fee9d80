import { dirname } from 'node:path/posix';
import type { Import } from './rules';

type Graph = Map<string, Set<string>>;

/** Below these folders no two folders may import each other, directly or through others. */
export const layeredRoots = ['app', 'functions/src'];

/** Import cycles at run time, each listed once. Imports of types may be circular. */
export function findCycles(imports: readonly Import[]): string[][] {
  const graph: Graph = new Map();
  for (const { from, to, kind, typesOnly } of imports) {
    if (kind === 'file' && !typesOnly) connect(graph, from, to);
  }
  return cyclesIn(graph);
}

/** Cycles between the folders below a root. Imports of types count here. */
export function findFolderCycles(imports: readonly Import[], root: string): string[][] {
  const isInside = (file: string) => file.startsWith(`${root}/`);
  const graph: Graph = new Map();
  for (const { from, to } of imports) {
    if (!isInside(from) || !isInside(to)) continue;
    const [folder, target] = [dirname(from), dirname(to)];
    if (folder !== target) connect(graph, folder, target);
  }
  return cyclesIn(graph);
}

function connect(graph: Graph, from: string, to: string): void {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

function cyclesIn(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): void => {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    path.push(node);
    for (const target of graph.get(node) ?? []) visit(target);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}
