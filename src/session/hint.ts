import type { Explanation } from '../bots/explain';
import { botFor } from '../bots/levels';
import { placementAtSight } from '../bots/suggest';
import {
  type Action,
  type GameState,
  type GameView,
  isRefusal,
  type PlaceAction,
  type Seat,
} from '../engine';
import { type Clock, realClock } from './local/clock';
import { thinkAs } from './local/thinkAs';
import { thinkInSlices } from './local/thinking';

export type { Explanation, ReasonCode } from '../bots/explain';

/** What the best bot would do in the viewer's place, and the numbers behind it. */
export interface Hint {
  readonly action: Action;
  /** Null where there is nothing to explain. */
  readonly explanation: Explanation | null;
}

/** Thinks it over between the frames and tells once; the answer calls it off. */
export function findHint(
  view: GameView,
  tell: (hint: Hint) => void,
  clock: Clock = realClock,
): () => void {
  const think = () => thinkAs('hard', view, `hint ${view.ply}`);
  return thinkInSlices(think, clock, 0, (action) => {
    const explanation = botFor('hard').explain(view, action);
    tell({ action, explanation: isRefusal(explanation) ? null : explanation });
  });
}

/** A good placement at once: quicker than a hint, and not as deep. */
export function suggestPlacement(table: GameState, seat: Seat): PlaceAction {
  return placementAtSight(table, seat);
}
