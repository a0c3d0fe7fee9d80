import { dirname } from 'node:path/posix';
import type { Import } from './rules';

type Graph = Map<string, Set<string>>;

/** Folders in which no two may import each other, neither directly nor by way of others. */
export const layeredRoots = ['app'];

/** Circles of running code (types may refer to each other), each told once. */
export function findCircles(imports: readonly Import[]): string[][] {
  const graph: Graph = new Map();
  for (const { from, to, kind, typesOnly } of imports) {
    if (kind === 'file' && !typesOnly) connect(graph, from, to);
  }
  return circlesIn(graph);
}

/** Circles of the folders below a root. Types count: a folder is read with all that it names. */
export function findFolderCircles(imports: readonly Import[], root: string): string[][] {
  const isInside = (file: string) => file.startsWith(`${root}/`);
  const graph: Graph = new Map();
  for (const { from, to } of imports) {
    if (!isInside(from) || !isInside(to)) continue;
    const [folder, target] = [dirname(from), dirname(to)];
    if (folder !== target) connect(graph, folder, target);
  }
  return circlesIn(graph);
}

function connect(graph: Graph, from: string, to: string): void {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

function circlesIn(graph: Graph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): void => {
    const start = path.indexOf(node);
    if (start >= 0) circles.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    path.push(node);
    for (const target of graph.get(node) ?? []) visit(target);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return circles;
}
