import {
  type Config,
  Direction,
  Errata,
  loadYoga,
  MeasureMode,
  PositionType,
  type Yoga,
  type Node as YogaNode,
} from 'yoga-layout/load';
import type { Device } from '#native-host/host/device';
import type { Layout as Boxes, Phone } from '#native-host/host/phone';
import { isParagraph, type ShadowNode } from '#native-host/host/tree';
import type { Box } from '#native-host/host/uiManager';
import { applyStyle } from './style';
import { type Measured, measure, runsOf } from './text';

/** Boxes of all views, and measurements of all texts. */
export interface Layout extends Boxes {
  readonly texts: ReadonlyMap<number, Measured>;
}

/** Lays out what is on a phone's screen. */
export type LayOut = (phone: Phone) => Layout;

/** Loads Yoga, the layout engine of React Native. */
export async function openLayoutEngine(): Promise<LayOut> {
  const yoga = await loadYoga();
  const config = yoga.Config.create();
  config.setPointScaleFactor(3);
  config.setUseWebDefaults(false);
  // React Native's default for apps that do not ask for strict layout.
  config.setErrata(Errata.All);
  return (phone) => layOut(phone, yoga, config);
}

const isDrawing = ({ view }: ShadowNode) => view.startsWith('RNSVGSvgView');
const isField = ({ view }: ShadowNode) => /TextInput/.test(view);
const isWindow = ({ view }: ShadowNode) => view === 'RCTModalHostView';
const isLeaf = (node: ShadowNode) => isParagraph(node) || isDrawing(node) || isField(node);

function layOut({ tree, device, scrollOffsets }: Phone, yoga: Yoga, config: Config): Layout {
  const create = () => yoga.Node.create(config);
  const laid = new LayoutPass(device, scrollOffsets, create);
  const root = create();
  root.setWidth(device.width);
  root.setHeight(device.height);
  const tops = tree.rootNodes();
  tops.forEach((node, at) => {
    root.insertChild(laid.make(node), at);
  });
  root.calculateLayout(device.width, device.height, Direction.LTR);
  for (const node of tops) laid.place(node, 0, 0);
  root.freeRecursive();
  return laid;
}

class LayoutPass implements Layout {
  readonly boxes = new Map<number, Box>();
  readonly texts = new Map<number, Measured>();
  private readonly nodes = new Map<number, YogaNode>();

  constructor(
    private readonly device: Device,
    private readonly scrollOffsets: ReadonlyMap<number, number>,
    private readonly create: () => YogaNode,
  ) {}

  make(node: ShadowNode): YogaNode {
    const yoga = this.create();
    this.nodes.set(node.tag, yoga);
    applyStyle(yoga, node.props);
    if (isWindow(node)) {
      // A window covers the whole screen.
      yoga.setPositionType(PositionType.Absolute);
      yoga.setWidth(this.device.width);
      yoga.setHeight(this.device.height);
    }
    if (isParagraph(node)) this.measureText(yoga, node);
    else if (isDrawing(node)) sizeDrawing(yoga, node);
    else if (!isLeaf(node)) {
      node.children.forEach((child, at) => {
        yoga.insertChild(this.make(child), at);
      });
    }
    return yoga;
  }

  place(node: ShadowNode, x0: number, y0: number): void {
    const yoga = this.nodes.get(node.tag);
    if (yoga === undefined) return;
    const { left, top, width, height } = yoga.getComputedLayout();
    const x = isWindow(node) ? 0 : x0 + left;
    const y = isWindow(node) ? 0 : y0 + top;
    this.boxes.set(node.tag, { x, y, width, height });
    const scrollOffsets = this.scrollOffsets.get(node.tag) ?? 0;
    if (!isLeaf(node)) for (const child of node.children) this.place(child, x, y - scrollOffsets);
  }

  private measureText(yoga: YogaNode, node: ShadowNode): void {
    const runs = runsOf(node, this.device.fontScale);
    const { numberOfLines } = node.props;
    const most =
      typeof numberOfLines === 'number' && numberOfLines > 0
        ? numberOfLines
        : Number.POSITIVE_INFINITY;
    yoga.setMeasureFunc((offered, mode, tall, tallMode) => {
      const widest = mode === MeasureMode.Undefined ? Number.POSITIVE_INFINITY : offered;
      const measured = measure(runs, widest, most);
      this.texts.set(node.tag, measured);
      return {
        width: mode === MeasureMode.Exactly ? offered : measured.width,
        height: tallMode === MeasureMode.Exactly ? tall : measured.height,
      };
    });
  }
}

function sizeDrawing(yoga: YogaNode, { props }: ShadowNode): void {
  const size = (value: unknown) => Number.parseFloat(String(value));
  if (props.bbWidth !== undefined) yoga.setWidth(size(props.bbWidth));
  if (props.bbHeight !== undefined) yoga.setHeight(size(props.bbHeight));
}
