/** A view as React Native's renderer describes it. */
export interface ShadowNode {
  readonly tag: number;
  /** The native view's name, such as RCTView or RNSScreen. */
  readonly view: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** The renderer's handle, returned with every event. */
  readonly handle: unknown;
  readonly children: ShadowNode[];
}

type Props = Readonly<Record<string, unknown>>;

const copyOf = (node: ShadowNode, props: Props, children: ShadowNode[]): ShadowNode => ({
  ...node,
  props,
  children,
});

/** The trees that the renderer committed last. */
export class ShadowTree {
  private readonly roots = new Map<number, readonly ShadowNode[]>();
  private readonly listeners = new Set<() => void>();
  /** Number of commits. A layout of an earlier commit is stale. */
  commits = 0;

  create(tag: number, view: string, props: Props, handle: unknown): ShadowNode {
    return { tag, view, props: { ...props }, handle, children: [] };
  }

  clone = (node: ShadowNode) => copyOf(node, node.props, [...node.children]);
  cloneWithNewChildren = (node: ShadowNode) => copyOf(node, node.props, []);
  cloneWithNewProps = (node: ShadowNode, props: Props) =>
    copyOf(node, { ...node.props, ...props }, [...node.children]);
  cloneWithNewChildrenAndProps = (node: ShadowNode, props: Props) =>
    copyOf(node, { ...node.props, ...props }, []);

  commit(root: number, nodes: readonly ShadowNode[]): void {
    this.roots.set(root, nodes);
    this.commits++;
    for (const listener of this.listeners) listener();
  }

  onCommit(listener: () => void): void {
    this.listeners.add(listener);
  }

  rootNodes(): ShadowNode[] {
    return [...this.roots.values()].flat();
  }

  *all(): Generator<ShadowNode> {
    for (const node of this.rootNodes()) yield* selfAndDescendants(node);
  }

  find(wanted: (node: ShadowNode) => boolean): ShadowNode | undefined {
    for (const node of this.all()) if (wanted(node)) return node;
    return undefined;
  }

  byTag = (tag: number) => this.find((node) => node.tag === tag);
}

/**
 * A node and its descendants, outermost first. Uses a stack, because nested generators are slow in
 * deep trees.
 */
export function* selfAndDescendants(node: ShadowNode): Generator<ShadowNode> {
  const ahead = [node];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    yield next;
    for (let at = next.children.length - 1; at >= 0; at--) {
      const child = next.children[at];
      if (child !== undefined) ahead.push(child);
    }
  }
}

/** The path from the outermost view to the node. Empty if it is not on the screen. */
export function pathTo(tops: readonly ShadowNode[], tag: number): ShadowNode[] {
  for (const node of tops) {
    if (node.tag === tag) return [node];
    const rest = pathTo(node.children, tag);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

const isRawText = ({ view }: ShadowNode) => view === 'RCTRawText';
const isText = ({ view }: ShadowNode) => view === 'RCTText' || view === 'RCTVirtualText';

export const isParagraph = ({ view }: ShadowNode) => view === 'RCTText';

/** All text in a node. */
export function textOf(node: ShadowNode): string {
  return [...selfAndDescendants(node)]
    .filter(isRawText)
    .map(({ props }) => String(props.text))
    .join('');
}

/** Raw text outside a Text view, which a phone refuses and a browser shows. */
export function textOutsideText(node: ShadowNode, isInText = false): string[] {
  if (isRawText(node)) return isInText ? [] : [String(node.props.text)];
  return node.children.flatMap((child) => textOutsideText(child, isInText || isText(node)));
}
