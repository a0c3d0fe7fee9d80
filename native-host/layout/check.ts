import type { Phone } from '#native-host/host/phone';
import { isDisabled } from '#native-host/host/screen';
import { isParagraph, type ShadowNode, selfAndDescendants, textOf } from '#native-host/host/tree';
import type { Box } from '#native-host/host/uiManager';
import type { Layout } from './layOut';

/** Least size of a touch target. */
const TARGET = 44;
/** Tolerance for rounding to the phone's pixels. */
const SLACK = 0.5;

const ROLES = new Set(['button', 'radio', 'switch', 'tab', 'link', 'checkbox', 'adjustable']);
const isTarget = ({ props }: ShadowNode) =>
  ROLES.has(String(props.accessibilityRole ?? props.role));
const isScroll = ({ view }: ShadowNode) => view === 'RCTScrollView';
const isSheet = ({ view }: ShadowNode) => view === 'RCTModalHostView';

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The visible window: the top sheet, or else the last screen of the stack. */
export function topWindow(phone: Phone): ShadowNode | undefined {
  const sheet = phone.screen.all(isSheet).at(-1);
  return (
    sheet ??
    phone.screen.all(({ view }) => view === 'RNSScreen').at(-1) ??
    phone.tree.rootNodes()[0]
  );
}

/**
 * Layout faults in words. The safe area is the window without insets and keyboard. Text and
 * controls that do not scroll must be inside it.
 */
export function layoutFaults(phone: Phone, layout: Layout, keyboard = 0): string[] {
  const { width, height, insets } = phone.device;
  const safe: Frame = {
    left: insets.left,
    right: width - insets.right,
    top: insets.top,
    bottom: height - Math.max(insets.bottom, keyboard),
  };
  const front = topWindow(phone);
  return front ? look(front, layout, { safe, scrolls: 'no' }) : ['nothing is on the screen'];
}

interface Around {
  readonly safe: Frame;
  /** The direction in which content can be scrolled into view. */
  readonly scrolls: 'no' | 'up' | 'sideways';
}

function look(node: ShadowNode, layout: Layout, around: Around): string[] {
  const box = layout.boxes.get(node.tag);
  if (box === undefined || isHidden(node)) return [];
  const own = [...outside(node, box, around), ...small(node, box)];
  const inner = isScroll(node) ? { ...around, scrolls: scrollOf(node) } : around;
  return [...own, ...node.children.flatMap((child) => look(child, layout, inner))];
}

const isHidden = ({ props }: ShadowNode) =>
  props.opacity === 0 || props.display === 'none' || props.pointerEvents === 'none';

const scrollOf = ({ props }: ShadowNode): Around['scrolls'] =>
  props.horizontal === true ? 'sideways' : 'up';

const nameOf = (node: ShadowNode) =>
  String(node.props.testID ?? node.props.accessibilityLabel ?? (textOf(node) || node.view));

function outside(node: ShadowNode, box: Box, { safe, scrolls }: Around): string[] {
  if (!isTarget(node) && !isParagraph(node)) return [];
  if (isParagraph(node) && textOf(node) === '') return [];
  const beside = box.x < safe.left - SLACK || box.x + box.width > safe.right + SLACK;
  const beyond = box.y < safe.top - SLACK || box.y + box.height > safe.bottom + SLACK;
  const isOut = (beside && scrolls !== 'sideways') || (beyond && scrolls !== 'up');
  return isOut ? [`${nameOf(node)} is out of sight at ${formatBox(box)}`] : [];
}

function small(node: ShadowNode, box: Box): string[] {
  if (!isTarget(node) || isDisabled(node)) return [];
  const slop = slopOf(node.props.hitSlop);
  const wide = box.width + slop.left + slop.right;
  const tall = box.height + slop.top + slop.bottom;
  const isSmall = wide < TARGET - SLACK || tall < TARGET - SLACK;
  return isSmall ? [`${nameOf(node)} is too small to tap: ${formatBox(box)}`] : [];
}

function slopOf(slop: unknown): Frame {
  const of = (side: string) =>
    typeof slop === 'object' && slop !== null ? Number(Reflect.get(slop, side) ?? 0) : 0;
  return { left: of('left'), right: of('right'), top: of('top'), bottom: of('bottom') };
}

function* visible(node: ShadowNode): Generator<ShadowNode> {
  if (isHidden(node)) return;
  yield node;
  for (const child of node.children) yield* visible(child);
}

/** Top of the first text or control, and bottom of the last one that does not scroll. */
export function edges(phone: Phone, layout: Layout): { top: number; bottom: number } {
  const front = topWindow(phone);
  const boxesOf = (nodes: Iterable<ShadowNode>) =>
    [...nodes]
      .filter((node) => isTarget(node) || (isParagraph(node) && textOf(node) !== ''))
      .flatMap(({ tag }) => layout.boxes.get(tag) ?? []);
  return {
    top: Math.min(...boxesOf(front ? visible(front) : []).map(({ y }) => y)),
    bottom: Math.max(
      ...boxesOf(front ? nonScrolling(front) : []).map(({ y, height }) => y + height),
    ),
  };
}

function* nonScrolling(node: ShadowNode): Generator<ShadowNode> {
  if (isHidden(node) || isScroll(node)) return;
  yield node;
  for (const child of node.children) yield* nonScrolling(child);
}

/** Texts with a word wider than the line. */
export function tornWords(phone: Phone, layout: Layout): string[] {
  const front = topWindow(phone);
  const texts = front ? [...visible(front)].filter(isParagraph) : [];
  return texts
    .filter(({ tag, props }) => layout.texts.get(tag)?.isTorn && props.numberOfLines !== 1)
    .map((node) => `"${textOf(node)}" is torn within a word`);
}

const formatBox = ({ x, y, width, height }: Box) =>
  `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;

/** The box of the first view with this test id. Throws if there is none. */
export function boxOf(phone: Phone, layout: Layout, testID: string): Box {
  const front = topWindow(phone);
  const node = front && [...selfAndDescendants(front)].find(({ props }) => props.testID === testID);
  const box = node && layout.boxes.get(node.tag);
  if (box === undefined) throw new Error(`${testID} is not in front`);
  return box;
}
