import { firstArgument, isNode, nodesOf } from '#scripts/lib/syntax';

const openers = new Set(['describe', 'it', 'test']);

/** Titles of tests and groups that are written as string literals. */
export const titlesIn = (source: string, file: string): string[] =>
  nodesOf(source, file)
    .filter((node) => node.type === 'CallExpression' && openers.has(rootName(node.callee)))
    .map((call) => textOf(firstArgument(call)));

/** `it` of it(…), it.each(…)(…), it.each`…`(…). */
function rootName(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.value);
  return rootName(callee.object ?? callee.callee ?? callee.tag);
}

function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (typeof node.value === 'string') return node.value;
  const pieces = Array.isArray(node.quasis) ? node.quasis : [];
  return pieces.map((piece) => (isNode(piece) ? String(piece.raw) : '')).join(' ');
}
