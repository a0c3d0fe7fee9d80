import {
  type Action,
  applyInPlace,
  cloneState,
  colonists,
  type GameState,
  type GameView,
  type GoalEvent,
  goalsWonBy,
  isRefusal,
  production,
  type Refusal,
  refusalFor,
  type Seat,
  seedRandom,
  totalScore,
} from '#engine';
import { Mind } from './evaluation/mind';
import { modelFor } from './evaluation/models';
import { seatsOf, sum } from './evaluation/table';
import { chances } from './evaluation/worth';
import { finishPhase } from './policy/policy';
import { takeSeat } from './seat';

/** What an action changes by the end of the phase, if a bot can foresee it. */
export const REASON_CODES = [
  'points',
  'coins',
  'goods',
  'production',
  'colonists',
  'rivalPoints',
  'rivalCoins',
  'rivalGoods',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** The change; what concerns rivals is that of the one who gains most. */
  readonly amount: number;
}

export interface Explanation {
  /** Chance to win after the action, in percent. */
  readonly chance: number;
  /** The same before it. */
  readonly chanceBefore: number;
  /** Whether the action starts the end of the game. */
  readonly endsGame: boolean;
  /** The goals that it wins at once. */
  readonly wins: readonly GoalEvent[];
  /** The biggest changes first; what does not change is left out. */
  readonly reasons: readonly Reason[];
}

/** Always the same numbers for the same view and action. */
export function explain(view: GameView, action: Action): Explanation | Refusal {
  const chair = takeSeat(view, seedRandom(`explain ${view.ply}`));
  if (isRefusal(chair)) return chair;
  const { state, seat } = chair;
  const refused = refusalFor(state, seat, action);
  if (refused) return refused;
  const mind = new Mind(state, modelFor(state));
  const after = cloneState(state);
  applyInPlace(after, seat, action);
  finishPhase(after, mind.weightsFor(state));
  return {
    chance: percent(chances(after, mind)[seat]),
    chanceBefore: percent(chances(state, mind)[seat]),
    endsGame: after.endTriggers.length > state.endTriggers.length,
    wins: goalsWonBy(state, seat, action),
    reasons: reasonsFor(state, after, seat),
  };
}

const percent = (chance: number) => Math.round(chance * 100);

interface Holdings {
  readonly points: number;
  readonly coins: number;
  readonly goods: number;
  readonly production: number;
  readonly colonists: number;
}

function holdingsOf(state: GameState, seat: Seat): Holdings {
  const player = state.players[seat];
  return {
    points: totalScore(state, seat),
    coins: player.coins,
    goods: sum(player.goods),
    production: sum(production(state, seat)),
    colonists: colonists(state, seat),
  };
}

function reasonsFor(before: GameState, after: GameState, seat: Seat): Reason[] {
  const change = (of: Seat, what: keyof Holdings) =>
    holdingsOf(after, of)[what] - holdingsOf(before, of)[what];
  const rivals = seatsOf(before).filter((other) => other !== seat);
  const most = (what: keyof Holdings) => Math.max(...rivals.map((rival) => change(rival, what)));
  const amounts: Record<ReasonCode, number> = {
    points: change(seat, 'points'),
    coins: change(seat, 'coins'),
    goods: change(seat, 'goods'),
    production: change(seat, 'production'),
    colonists: change(seat, 'colonists'),
    rivalPoints: most('points'),
    rivalCoins: most('coins'),
    rivalGoods: most('goods'),
  };
  return REASON_CODES.map((code) => ({ code, amount: amounts[code] }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}
