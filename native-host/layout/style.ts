import {
  Align,
  Display,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  Overflow,
  PositionType,
  Wrap,
  type Node as YogaNode,
} from 'yoga-layout/load';
import type { ShadowNode } from '#native-host/host/tree';

type Props = ShadowNode['props'];

const EDGES = {
  '': Edge.All,
  Horizontal: Edge.Horizontal,
  Vertical: Edge.Vertical,
  Left: Edge.Left,
  Right: Edge.Right,
  Top: Edge.Top,
  Bottom: Edge.Bottom,
  Start: Edge.Start,
  End: Edge.End,
} as const;

const SIDES = {
  left: Edge.Left,
  right: Edge.Right,
  top: Edge.Top,
  bottom: Edge.Bottom,
  start: Edge.Start,
  end: Edge.End,
  inset: Edge.All,
} as const;

const JUSTIFY = new Map<unknown, Justify>([
  ['flex-start', Justify.FlexStart],
  ['flex-end', Justify.FlexEnd],
  ['center', Justify.Center],
  ['space-between', Justify.SpaceBetween],
  ['space-around', Justify.SpaceAround],
  ['space-evenly', Justify.SpaceEvenly],
]);

const ALIGN = new Map<unknown, Align>([
  ['auto', Align.Auto],
  ['flex-start', Align.FlexStart],
  ['flex-end', Align.FlexEnd],
  ['center', Align.Center],
  ['stretch', Align.Stretch],
  ['baseline', Align.Baseline],
  ['space-between', Align.SpaceBetween],
  ['space-around', Align.SpaceAround],
]);

const DIRECTION = new Map<unknown, FlexDirection>([
  ['row', FlexDirection.Row],
  ['column', FlexDirection.Column],
  ['row-reverse', FlexDirection.RowReverse],
  ['column-reverse', FlexDirection.ColumnReverse],
]);

type Length = number | `${number}%` | undefined;
type Size = Length | 'auto';

/** A length that Yoga accepts. Other values are ignored. */
function lengthOf(value: unknown): Length {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.endsWith('%')
    ? `${Number.parseFloat(value)}%`
    : undefined;
}

const sizeOf = (value: unknown): Size => (value === 'auto' ? 'auto' : lengthOf(value));

/** Applies a view's style to a Yoga node, with the properties that React Native passes to Yoga. */
export function applyStyle(yoga: YogaNode, props: Props): void {
  applySizes(yoga, props);
  applyEdges(yoga, props);
  applyFlex(yoga, props);
  if (props.position === 'absolute') yoga.setPositionType(PositionType.Absolute);
  if (props.display === 'none') yoga.setDisplay(Display.None);
  if (props.overflow === 'scroll') yoga.setOverflow(Overflow.Scroll);
}

function applySizes(yoga: YogaNode, props: Props): void {
  const setIf = <Value>(value: Value | undefined, set: (value: Value) => void) => {
    if (value !== undefined) set(value);
  };
  setIf(sizeOf(props.width), (value) => yoga.setWidth(value));
  setIf(sizeOf(props.height), (value) => yoga.setHeight(value));
  setIf(lengthOf(props.minWidth), (value) => yoga.setMinWidth(value));
  setIf(lengthOf(props.minHeight), (value) => yoga.setMinHeight(value));
  setIf(lengthOf(props.maxWidth), (value) => yoga.setMaxWidth(value));
  setIf(lengthOf(props.maxHeight), (value) => yoga.setMaxHeight(value));
  if (typeof props.aspectRatio === 'number') yoga.setAspectRatio(props.aspectRatio);
}

function applyEdges(yoga: YogaNode, props: Props): void {
  for (const [name, edge] of Object.entries(EDGES)) {
    const margin = sizeOf(props[`margin${name}`]);
    if (margin !== undefined) yoga.setMargin(edge, margin);
    const padding = lengthOf(props[`padding${name}`]);
    if (padding !== undefined) yoga.setPadding(edge, padding);
    const border = props[`border${name}Width`];
    if (typeof border === 'number') yoga.setBorder(edge, border);
  }
  for (const [name, edge] of Object.entries(SIDES)) {
    const at = lengthOf(props[name]);
    if (at !== undefined) yoga.setPosition(edge, at);
  }
}

function applyFlex(yoga: YogaNode, props: Props): void {
  const direction = DIRECTION.get(props.flexDirection);
  if (direction !== undefined) yoga.setFlexDirection(direction);
  const justify = JUSTIFY.get(props.justifyContent);
  if (justify !== undefined) yoga.setJustifyContent(justify);
  const items = ALIGN.get(props.alignItems);
  if (items !== undefined) yoga.setAlignItems(items);
  const self = ALIGN.get(props.alignSelf);
  if (self !== undefined) yoga.setAlignSelf(self);
  const content = ALIGN.get(props.alignContent);
  if (content !== undefined) yoga.setAlignContent(content);
  if (props.flexWrap === 'wrap') yoga.setFlexWrap(Wrap.Wrap);
  if (typeof props.flex === 'number') yoga.setFlex(props.flex);
  if (typeof props.flexGrow === 'number') yoga.setFlexGrow(props.flexGrow);
  if (typeof props.flexShrink === 'number') yoga.setFlexShrink(props.flexShrink);
  const basis = sizeOf(props.flexBasis);
  if (basis !== undefined) yoga.setFlexBasis(basis);
  const gaps = { gap: Gutter.All, rowGap: Gutter.Row, columnGap: Gutter.Column } as const;
  for (const [name, gutter] of Object.entries(gaps)) {
    const gap = lengthOf(props[name]);
    if (gap !== undefined) yoga.setGap(gutter, gap);
  }
}
