import type { Weights } from '#bots/evaluation/context';
import { goalListsOf, hasGoals, hopeFor, rewardPoints } from '#bots/evaluation/goals';
import {
  type Action,
  type GameState,
  type Goal,
  goalShip,
  goalSpec,
  type Seat,
  Tile,
  TRADING_HOUSE_SPACES,
} from '#engine';
import { cardGain } from './cards';

/** The worth of an action for goals and cards, in points. */
export function goalGain(state: GameState, seat: Seat, action: Action, weights: Weights): number {
  let gain = state.achievements === null ? 0 : cardGain(state, seat, action);
  if (!hasGoals(state)) return gain;
  for (const goals of goalListsOf(state)) {
    for (const goal of goals)
      if (goal.winner === null) gain += gainOf(state, seat, goal, action, weights);
  }
  return gain;
}

function gainOf(
  state: GameState,
  seat: Seat,
  goal: Goal,
  action: Action,
  { rounds }: Weights,
): number {
  const { reward, trigger: look } = goalSpec(goal);
  switch (action.type) {
    case 'build':
      return goal.building === action.building ? rewardPoints(reward) : 0;
    case 'takeTile':
      return look === 'tile' ? nearerBy(state, seat, goal, action.tile, rounds) : 0;
    case 'sell':
      return look === 'sale' && goal.goods[0] === action.good && isLastSpace(state)
        ? rewardPoints(reward)
        : 0;
    case 'load':
      return fills(state, seat, goal, action) ? rewardPoints(reward) : 0;
    default:
      return 0;
  }
}

const isLastSpace = ({ tradingHouse }: GameState) =>
  tradingHouse.length === TRADING_HOUSE_SPACES - 1;

type Loading = Extract<Action, { type: 'load' }>;

function fills(state: GameState, seat: Seat, goal: Goal, { good, ship }: Loading): boolean {
  if (goal.goods[0] !== good || goalShip(state, goal) !== ship) return false;
  const { capacity, count } = state.ships[ship];
  return state.players[seat].goods[good] >= capacity - count;
}

/** The change of the expected reward by one more plantation. */
function nearerBy(state: GameState, seat: Seat, goal: Goal, tile: Tile, rounds: number): number {
  if (tile === Tile.turned || tile === Tile.quarry) return 0;
  const { tiles } = state.players[seat];
  const before = hopeFor(state, seat, goal, rounds);
  tiles[tile]++;
  const after = hopeFor(state, seat, goal, rounds);
  tiles[tile]--;
  return after - before;
}
