import type { WindowShape } from '#app/ui/base/windowShape';
import { columnWidth } from '#app/ui/tokens/scale';

/** Widths of the panes of the table; 0 if there is none. */
export interface Plan {
  readonly shape: WindowShape;
  /** Total width. */
  readonly whole: number;
  readonly height: number;
  /** Width of the decision. */
  readonly centre: number;
  /** Smallest height of the decision. */
  readonly leastHeight: number;
  /** Width of the own board and the prompt. */
  readonly own: number;
  /** Width of the shelf beside the decision. */
  readonly rail: number;
  /** Width of the other players' boards, or of each one if they are side by side. */
  readonly boards: number;
  /** Width of the open shared board. */
  readonly shared: number;
  /** Width of log and chat. */
  readonly log: number;
  /** Enough height for large pictures and headings. */
  readonly roomy: boolean;
  /** Large text leaves no height for the own island and city beside the decision. */
  readonly cramped: boolean;
  /** This is the middle of a table with the players' boards around it. */
  readonly isMiddle: boolean;
}

type Window = Readonly<{ shape: WindowShape; width: number; height: number; textScale: number }>;

const between = (least: number, value: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, value)));

/** Width from which log and chat have their own pane. */
const LOG_FROM = 1240;
/** Width of four market cards side by side, each with numbers beside its picture. */
const SHARED = 394;
/** Height from which there is room for headings and large pictures. */
const ROOMY = 740;
const LARGE_TEXT = 1.4;
/** Share of the window's height reserved for the decision. */
const DECISION = 0.25;

export function planFor(window: Window): Plan {
  return PLANS[window.shape](window);
}

const NOTHING = {
  leastHeight: 0,
  rail: 0,
  boards: 0,
  shared: 0,
  log: 0,
  cramped: false,
  isMiddle: false,
} as const;

const PLANS: Readonly<Record<WindowShape, (window: Window) => Plan>> = {
  narrow({ shape, width, height, textScale }) {
    const column = Math.min(width, columnWidth * textScale);
    return {
      ...NOTHING,
      shape,
      height,
      whole: column,
      centre: column,
      leastHeight: Math.ceil(height * DECISION),
      own: column,
      roomy: height > ROOMY,
      cramped: height < ROOMY && textScale > LARGE_TEXT,
    };
  },
  short({ shape, width, height, textScale }) {
    const own = between(216, width * 0.4, 340 * textScale);
    const rail = between(72, width * 0.12, 104 * textScale);
    return {
      ...NOTHING,
      shape,
      height,
      whole: width,
      centre: width - own - rail,
      own,
      rail,
      roomy: false,
      cramped: height < ROOMY && textScale > LARGE_TEXT,
    };
  },
  tall({ shape, width, height, textScale }) {
    const shared = between(SHARED * textScale, width * 0.5, 520);
    const boards = Math.floor(width / 2);
    const centre = width - shared;
    return {
      ...NOTHING,
      shape,
      height,
      whole: width,
      centre,
      own: width,
      boards,
      shared,
      roomy: true,
    };
  },
  wide({ shape, width, height, textScale }) {
    const log = width >= LOG_FROM * textScale ? between(220, width * 0.17, 380) : 0;
    const boards = between(236, width * 0.2, 400);
    const shared = between(SHARED * textScale, width * 0.28, 520);
    const centre = width - log - boards - shared;
    const roomy = height > ROOMY;
    return {
      ...NOTHING,
      shape,
      height,
      whole: width,
      centre,
      own: centre,
      boards,
      shared,
      log: log,
      roomy,
    };
  },
};
