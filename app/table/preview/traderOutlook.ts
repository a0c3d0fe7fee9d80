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
 * Possible sales of each seat if the trader were taken now and each player before it made the most
 * expensive sale. The order matters, because the trading house takes each good once and fills up.
 * Null while nobody chooses a role.
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

/** Possible sales, most expensive first. */
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

/** The state after an action; null if the action is illegal. */
function next(state: GameState, seat: Seat, action: Action): GameState | null {
  const played = play(state, seat, action);
  return isRefusal(played) ? null : played.state;
}
