import type { Search } from '#bots/bot';
import { type Comparison, compare } from '#bots/compare';
import { botFor } from '#bots/levels';
import { placementAtSight } from '#bots/suggest';
import { withCountedTokens } from '#bots/tokens';
import {
  type Action,
  type GameEvent,
  type GameState,
  type GameView,
  isRefusal,
  type PlaceAction,
  type Seat,
  seedRandom,
} from '#engine';
import { type Clock, realClock } from './local/clock';
import { type SearchJob, searchInSlices } from './local/searchInSlices';
import { startBotSearch } from './local/startBotSearch';

export type { Comparison, Contrast } from '#bots/compare';
export type { Expectation } from '#bots/evaluation/expectation';
export type { Denial, Nearer, ReasonEvent } from '#bots/reasons';

/** The action that the hard bot would take for the viewer, compared with its alternatives. */
export interface Hint {
  readonly action: Action;
  /** Null if there is nothing to compare. */
  readonly comparison: Comparison | null;
}

/**
 * Searches between frames and reports one hint. Returns a cancel function. `told` lists the events
 * so far, from which the viewer could have counted the other players' tokens.
 */
export function findHint(
  seen: GameView,
  told: readonly GameEvent[],
  tell: (hint: Hint) => void,
  clock: Clock = realClock,
): () => void {
  const view = withCountedTokens(seen, told);
  let search: Search | null = null;
  const think = (): SearchJob => {
    const begun = botFor('hard').begin(view, seedRandom(`hint ${view.ply}`));
    if (isRefusal(begun)) return startBotSearch('hard', view, `hint ${view.ply}`);
    search = begun;
    return { step: () => begun.step(1), best: () => begun.best() };
  };
  return searchInSlices(think, clock, 0, (action) => {
    const compared = compare(view, search?.ranked?.() ?? []);
    tell({ action, comparison: isRefusal(compared) ? null : compared });
  });
}

/** A good placement without a search: faster than a hint, but less accurate. */
export function suggestPlacement(table: GameState, seat: Seat): PlaceAction {
  return placementAtSight(table, seat);
}
