import {
  type Action,
  decisionOf,
  type GameState,
  isRefusal,
  legalActions,
  PASS,
  play,
  Role,
  type Seat,
  salePriceOf,
} from '#engine';
import type { Prospect } from './roleOutlook';

type Sale = Extract<Action, { type: 'sell' }>;

/**
 * What each seat could sell if the trader were taken now and everybody before it sold what brings
 * the most: the trading house takes a kind only once and is soon full. Null while nobody chooses.
 */
export function salesInOrder(
  start: GameState,
  chooser: Seat,
): ReadonlyMap<Seat, Prospect[]> | null {
  const sales = new Map<Seat, Prospect[]>();
  let state = next(start, chooser, { type: 'chooseRole', role: Role.trader });
  if (state === null) return null;
  while (state !== null && state.role === Role.trader) {
    const asked = decisionOf(state);
    if (asked === null) break;
    const { seat } = asked;
    const found = asked.kind === 'sell' ? salesOf(state, seat) : [];
    if (found.length > 0 && !sales.has(seat)) sales.set(seat, found.map(prospectOf));
    state = next(state, seat, found[0]?.action ?? PASS);
  }
  return sales;
}

interface Priced {
  readonly action: Sale;
  readonly coins: number;
}

/** The dearest first. */
function salesOf(state: GameState, seat: Seat): Priced[] {
  return legalActions(state, seat)
    .filter((action): action is Sale => action.type === 'sell')
    .map((action) => ({ action, coins: salePriceOf(state, seat, action.good) }))
    .sort((a, b) => b.coins - a.coins);
}

const prospectOf = ({ action, coins }: Priced): Prospect => ({
  kind: 'sell',
  good: action.good,
  coins,
});

/** Null where it cannot go on like this: what is known so far must do. */
function next(state: GameState, seat: Seat, action: Action): GameState | null {
  const played = play(state, seat, action);
  return isRefusal(played) ? null : played.state;
}
