import { parseSync } from '@swc/core';

/** A syntax tree node of swc. TypeScript 7 has no parser API. */
export type SyntaxNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node of a source file, outermost first. `file` decides the syntax. */
export function nodesOf(source: string, file: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(parseSync(source, { syntax: 'typescript', tsx: !file.endsWith('.ts') }).body, found);
  return found;
}

function walk(value: unknown, found: SyntaxNode[]): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, found);
  } else if (isNode(value)) {
    found.push(value);
    for (const child of Object.values(value)) walk(child, found);
  }
}

export const firstArgument = (call: SyntaxNode): unknown =>
  Array.isArray(call.arguments) && isNode(call.arguments[0])
    ? call.arguments[0].expression
    : undefined;
