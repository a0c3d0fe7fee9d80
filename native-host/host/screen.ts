import { isParagraph, type ShadowNode, type ShadowTree, textOf, textOutsideText } from './tree';

/** Finds views by test id, label or text. */
export class Screen {
  constructor(private readonly tree: ShadowTree) {}

  id(testID: string): ShadowNode | undefined {
    return this.tree.find(({ props }) => props.testID === testID);
  }

  has(testID: string): boolean {
    return this.id(testID) !== undefined;
  }

  ids(): string[] {
    return this.all(({ props }) => typeof props.testID === 'string').map(({ props }) =>
      String(props.testID),
    );
  }

  label(text: string | RegExp): ShadowNode | undefined {
    return this.tree.find(({ props }) => {
      const label = String(props.accessibilityLabel ?? '');
      return typeof text === 'string' ? label === text : text.test(label);
    });
  }

  all(wanted: (node: ShadowNode) => boolean): ShadowNode[] {
    return [...this.tree.all()].filter(wanted);
  }

  /** Every line of text, in the order of the screen. */
  texts(): string[] {
    return this.all(isParagraph).map(textOf);
  }

  textOf(testID: string): string {
    const node = this.id(testID);
    return node ? textOf(node) : '';
  }

  textOutsideText(): string[] {
    return this.tree.rootNodes().flatMap((node) => textOutsideText(node));
  }
}

export function isDisabled({ props }: ShadowNode): boolean {
  const state = props.accessibilityState;
  return (
    typeof state === 'object' && state !== null && 'disabled' in state && state.disabled === true
  );
}
