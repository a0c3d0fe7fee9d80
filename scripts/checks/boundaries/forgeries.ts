import { readFileSync } from 'node:fs';
import { isNode, nodesOf, type SyntaxNode } from '#scripts/lib/syntax';
import { houseOf } from './rules';

const FRAMES = 'frames';

/** Only the engine makes frames, so nobody else has a reason to reach for a state's list of them. */
export function forgeries(file: string): string[] {
  const house = houseOf(file);
  if (house === undefined || house === 'src/engine') return [];
  return touchesFrames(readFileSync(file, 'utf8'), file)
    ? [`${file}: a game's frames are the engine's alone`]
    : [];
}

export const touchesFrames = (source: string, file: string): boolean =>
  nodesOf(source, file).some((node) => isNamed(keyOf(node)));

/** What is read by name: `state.frames`, `state['frames']`, `const { frames } = state`. */
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

/** A variable of that name is no text: nothing is known of what it says. */
const textOf = (value: unknown): unknown =>
  isNode(value) && value.type === 'StringLiteral' ? value : null;

const isNamed = (key: unknown) => isNode(key) && key.value === FRAMES;
