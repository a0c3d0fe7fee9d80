import type { Phone } from './phone';
import { isDisabled } from './screen';
import { type ShadowNode, selfAndDescendants } from './tree';
import type { UserInput } from './userInput';

/** The result of one step. */
export type Step = 'tapped' | 'waits' | 'over';

const ANSWERS = ['take-phone', 'take-role', 'buy', 'put-on-board', 'use'];
const THINGS =
  /^(role|tile|building|good|ship|choice|take|assign|seat|small-wharf)-|^(small-)?wharf$/;
/** Number of taps without effect after which it passes. */
const MOST_IDLE_TAPS = 12;

/**
 * Plays by tapping what the table offers. It knows the controls but no rules: it taps something and
 * confirms if it can. Only the seed decides.
 */
export class RandomPlayer {
  taps = 0;
  private idle = 0;
  private last = '';

  constructor(
    private readonly phone: Phone,
    private readonly input: UserInput,
    private random: number,
    /** Whether it uses touches or a screen reader. */
    private readonly by: 'touch' | 'reader' = 'touch',
  ) {}

  step(): Step {
    const { screen } = this.phone;
    const isSheetOpen = screen.has('sheet-backdrop');
    if (this.enabled('to-score') && !isSheetOpen) return 'over';
    const isAsked = screen.has('asks') || screen.has('take-phone');
    if (!isAsked && !isSheetOpen) return 'waits';
    const wanted = this.answer() ?? (isSheetOpen ? this.closeButton() : this.choice());
    const now = `${screen.textOf('standing')} ${screen.textOf('prompt')}`;
    this.idle = wanted && now !== this.last ? 0 : this.idle + 1;
    this.last = now;
    if (wanted === undefined) return 'waits';
    this.taps++;
    if (this.by === 'touch') this.input.tap(wanted);
    else this.input.activate(wanted);
    return 'tapped';
  }

  /** The kind of the present decision. */
  decision(): string {
    const found = this.phone.tree.find(({ props }) => /^decision-/.test(String(props.testID)));
    return String(found?.props.testID ?? '').replace('decision-', '');
  }

  private answer(): ShadowNode | undefined {
    const found = ANSWERS.map((id) => this.enabled(id)).find((node) => node !== undefined);
    const isTurnedDown = found?.props.testID === 'use' && this.randomBelow(4) === 0;
    return isTurnedDown ? undefined : found;
  }

  /** The close button of a sheet without an answer. */
  private closeButton(): ShadowNode | undefined {
    const sheet = this.phone.tree.find(({ view }) => view === 'RCTModalHostView');
    return (
      sheet &&
      [...selfAndDescendants(sheet)].find(({ props }) => props.accessibilityRole === 'button')
    );
  }

  private choice(): ShadowNode | undefined {
    const pass = this.enabled('pass') ?? this.enabled('decline');
    const sure = this.enabled('confirm') ?? this.enabled('suggest');
    if (sure) return sure;
    if (pass && (this.idle > MOST_IDLE_TAPS || this.randomBelow(8) === 0)) return pass;
    const board = this.phone.tree.find(({ props }) => /^decision-/.test(String(props.testID)));
    const things = board
      ? [...selfAndDescendants(board)].filter(
          (node) => THINGS.test(String(node.props.testID)) && !isDisabled(node),
        )
      : [];
    return things[this.randomBelow(things.length)];
  }

  private enabled(testID: string): ShadowNode | undefined {
    const node = this.phone.screen.id(testID);
    return node && !isDisabled(node) ? node : undefined;
  }

  private randomBelow(below: number): number {
    this.random = (this.random * 1103515245 + 12345) % 2147483648;
    return Math.floor((this.random / 2147483648) * below);
  }
}
