import type { ShadowNode, ShadowTree } from './tree';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type EventHandler = (handle: unknown, type: string, payload: object) => void;
type Props = Readonly<Record<string, unknown>>;
type TellBox = (...numbers: number[]) => void;

export interface UiPorts {
  readonly tree: ShadowTree;
  readonly canDraw: (view: string) => boolean;
  /** The box of a view. All zero until a layout exists. */
  readonly boxOf: (node: ShadowNode) => Box;
  readonly later: (run: () => void) => void;
  readonly recordCall: (name: string, ...args: unknown[]) => void;
  readonly command: (node: ShadowNode, command: string, args: readonly unknown[]) => void;
  readonly listen: (handler: EventHandler) => void;
}

/** React's event priorities, as numbered by the renderer. */
const priorities = { default: 32, discrete: 2, continuous: 8, idle: 268_435_456 } as const;
const noop = () => undefined;

/** `nativeFabricUIManager`, through which React Native's renderer creates views. */
export function uiManager(ports: UiPorts) {
  const { tree, canDraw, boxOf, later, recordCall, command, listen } = ports;
  const tell = (node: ShadowNode, done: TellBox, numbers: (box: Box) => number[]) =>
    later(() => done(...numbers(boxOf(node))));
  return {
    createNode(tag: number, view: string, _root: number, props: Props, handle: unknown) {
      if (!canDraw(view)) throw new Error(`the phone cannot draw ${view}`);
      return tree.create(tag, view, props, handle);
    },
    cloneNode: tree.clone,
    cloneNodeWithNewChildren: tree.cloneWithNewChildren,
    cloneNodeWithNewProps: tree.cloneWithNewProps,
    cloneNodeWithNewChildrenAndProps: tree.cloneWithNewChildrenAndProps,
    createChildSet: (): ShadowNode[] => [],
    appendChild(parent: ShadowNode, child: ShadowNode) {
      parent.children.push(child);
      return parent;
    },
    appendChildToSet: (set: ShadowNode[], child: ShadowNode) => void set.push(child),
    completeRoot: (root: number, set: readonly ShadowNode[]) => tree.commit(root, set),
    registerEventHandler: listen,
    measure: (node: ShadowNode, done: TellBox) =>
      tell(node, done, ({ x, y, width, height }) => [x, y, width, height, x, y]),
    measureInWindow: (node: ShadowNode, done: TellBox) =>
      tell(node, done, ({ x, y, width, height }) => [x, y, width, height]),
    measureLayout: (node: ShadowNode, _relative: ShadowNode, _failed: () => void, done: TellBox) =>
      tell(node, done, ({ x, y, width, height }) => [x, y, width, height]),
    getBoundingClientRect(node: ShadowNode) {
      const { x, y, width, height } = boxOf(node);
      return [x, y, width, height];
    },
    dispatchCommand: command,
    sendAccessibilityEvent: (node: ShadowNode, type: string) =>
      recordCall('accessibilityEvent', node.props.testID ?? node.view, type),
    findShadowNodeByTag_DEPRECATED: (tag: number) => tree.byTag(tag) ?? null,
    findNodeAtPoint: (_node: ShadowNode, _x: number, _y: number, done: (found: null) => void) =>
      done(null),
    compareDocumentPosition: () => 0,
    configureNextLayoutAnimation: noop,
    setNativeProps: noop,
    setIsJSResponder: noop,
    unstable_DefaultEventPriority: priorities.default,
    unstable_DiscreteEventPriority: priorities.discrete,
    unstable_ContinuousEventPriority: priorities.continuous,
    unstable_IdleEventPriority: priorities.idle,
    unstable_getCurrentEventPriority: () => priorities.default,
  };
}

export type UiManager = ReturnType<typeof uiManager>;
