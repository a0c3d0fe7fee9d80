import {
  type GameState,
  type Goal,
  goalProgress,
  goalSpec,
  type Reward,
  type Seat,
} from '../../engine';

/** What a reward is worth in points, give or take the moment. */
const COIN = 0.45;
const COLONIST = 0.5;
export const rewardPoints = ({ vp, coins, colonists }: Reward): number =>
  vp + COIN * coins + COLONIST * colonists;

/** What is within reach is not reached: somebody may be first. */
const NEARLY = 0.85;
const NONE: readonly Goal[] = [];

export function hasGoals({ festival, activities }: GameState): boolean {
  return festival !== null || activities !== null;
}

export const goalListsOf = ({ festival, activities }: GameState): readonly (readonly Goal[])[] => [
  festival?.goals ?? NONE,
  activities?.goals ?? NONE,
];

/** The points that a seat may hope for from goals that nobody has won yet. */
export function goalHopes(state: GameState, seat: Seat): number {
  let hopes = 0;
  for (const goals of goalListsOf(state)) {
    for (let i = 0; i < goals.length; i++) {
      const goal = goals[i];
      if (goal !== undefined && goal.winner === null) hopes += hopeFor(state, seat, goal);
    }
  }
  return hopes;
}

/** From an even share to nearly certain, the nearer it is. */
export function hopeFor(state: GameState, seat: Seat, goal: Goal): number {
  const share = NEARLY / (2 * state.players.length);
  const { have, need } = goalProgress(state, seat, goal);
  const near = need === 0 ? 0 : have / need;
  return rewardPoints(goalSpec(goal).reward) * (share + (NEARLY - share) * near * near * near);
}
