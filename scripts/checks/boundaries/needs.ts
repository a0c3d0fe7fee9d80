import { existsSync, readFileSync } from 'node:fs';
import { isNode, nodesOf, type SyntaxNode } from '#scripts/lib/syntax';

/** The modules that an engine module declares in `needs`. */
export function needsOf(module: string): string[] {
  const own = `src/engine/modules/${module}/module.ts`;
  return (existsSync(own) ? needsIn(own) : undefined) ?? [];
}

function needsIn(file: string): string[] | undefined {
  const list = nodesOf(readFileSync(file, 'utf8'), file).find(
    ({ type, key, value }) =>
      type === 'KeyValueProperty' &&
      isNode(key) &&
      key.value === 'needs' &&
      isNode(value) &&
      value.type === 'ArrayExpression',
  );
  return list && textsIn(list.value);
}

const textsIn = (list: unknown): string[] =>
  isNode(list) && Array.isArray(list.elements) ? list.elements.flatMap(textOf) : [];

const textOf = (element: SyntaxNode | undefined): string[] =>
  isNode(element?.expression) && typeof element.expression.value === 'string'
    ? [element.expression.value]
    : [];
