import stored from '#bots/weights/goals.json';
import {
  type GameState,
  GOAL_NAMES,
  type Goal,
  goalProgress,
  goalSpec,
  mapped,
  type Reward,
  type Seat,
} from '#engine';
import { fitFrom, type Prospect, probability } from './probability';

/** The worth of a reward in points. */
const COIN = 0.45;
const COLONIST = 0.25;
export const rewardPoints = ({ vp, coins, colonists }: Reward): number =>
  vp + COIN * coins + COLONIST * colonists;

const STORED: Readonly<Record<string, readonly number[]>> = stored;
const FITS = mapped(GOAL_NAMES, (name) => fitFrom(STORED[name]));
/** The fits are from games of four. With fewer players each wins more goals. */
const FITTED_PLAYERS = 4;

const NONE: readonly Goal[] = [];

export function hasGoals({ festival, activities }: GameState): boolean {
  return festival !== null || activities !== null;
}

export const goalListsOf = ({ festival, activities }: GameState): readonly (readonly Goal[])[] => [
  festival?.goals ?? NONE,
  activities?.goals ?? NONE,
];

/** The expected points from goals that nobody has won yet. */
export function goalHopes(state: GameState, seat: Seat, rounds: number): number {
  let hopes = 0;
  for (const goals of goalListsOf(state)) {
    for (let i = 0; i < goals.length; i++) {
      const goal = goals[i];
      if (goal !== undefined && goal.winner === null) hopes += hopeFor(state, seat, goal, rounds);
    }
  }
  return hopes;
}

/** The reward times the probability that the seat wins it. */
export function hopeFor(state: GameState, seat: Seat, goal: Goal, rounds: number): number {
  const prospect = readGoal(state, seat, goal, { near: 0, board: 0 });
  const share = FITTED_PLAYERS / state.players.length;
  const chance = Math.min(1, probability(FITS[goal.card], prospect, rounds) * Math.sqrt(share));
  return rewardPoints(goalSpec(goal).reward) * chance;
}

/** Coins help with almost every goal. */
export function readGoal(state: GameState, seat: Seat, goal: Goal, out: Prospect): Prospect {
  const { have, need } = goalProgress(state, seat, goal);
  const { coins } = state.players[seat];
  out.near = need === 0 ? 0 : have / need;
  out.board = coins < 10 ? coins / 10 : 1;
  return out;
}
