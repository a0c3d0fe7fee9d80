import { readFileSync } from 'node:fs';
import { isNode, nodesOf, type SyntaxNode } from '#scripts/lib/syntax';
import { layerOf } from './rules';

const FRAMES = 'frames';

/** Accesses to `frames` outside the engine, which alone manages them. */
export function foreignFrameAccess(file: string): string[] {
  const layer = layerOf(file);
  if (layer === undefined || layer === 'src/engine') return [];
  return accessesFrames(readFileSync(file, 'utf8'), file)
    ? [`${file}: a game's frames are the engine's alone`]
    : [];
}

export const accessesFrames = (source: string, file: string): boolean =>
  nodesOf(source, file).some((node) => isNamed(keyOf(node)));

/**
 * The key that an expression reads, as in `state.frames`, `state['frames']`, `{ frames } = state`.
 */
function keyOf(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'MemberExpression':
      return inBrackets(node.property) ?? node.property;
    case 'KeyValuePatternProperty':
    case 'AssignmentPatternProperty':
      return node.key;
    default:
      return undefined;
  }
}

const inBrackets = (property: unknown): unknown =>
  isNode(property) && property.type === 'Computed' ? textOf(property.expression) : undefined;

/** Null for a variable in brackets, because its value is unknown. */
const textOf = (value: unknown): unknown =>
  isNode(value) && value.type === 'StringLiteral' ? value : null;

const isNamed = (key: unknown) => isNode(key) && key.value === FRAMES;
