import {
  type Action,
  foresee,
  type GameEvent,
  type GameState,
  type Good,
  legalActions,
  type Seat,
  type Ship,
} from '#engine';

/** One way to ship a kind of good. `ship` is null for a wharf. */
export interface LoadOption {
  readonly action: Action;
  readonly good: Good;
  readonly ship: Ship | null;
  readonly count: number;
  readonly vp: number;
}

/** The seat's possible loads, most points first. */
export function loadsOf(state: GameState, seat: Seat): LoadOption[] {
  const options = legalActions(state, seat).flatMap((action) => {
    if (action.type !== 'load' && action.type !== 'wharf') return [];
    return loadIn(action, foresee(state, seat, action).events);
  });
  return options.sort(byPoints);
}

/** Reads the load and its points from the engine's events. */
export function loadIn(action: Action, events: readonly GameEvent[]): LoadOption[] {
  const shipped = events.find((event) => event.type === 'shipped');
  if (shipped?.type !== 'shipped') return [];
  const { good, ship, count, vp } = shipped;
  return [{ action, good, ship, count, vp }];
}

export const byPoints = (a: LoadOption, b: LoadOption) => b.vp - a.vp || b.count - a.count;
