import { at, type Seat } from '#engine/core/ids';
import { goalModules } from '#engine/modules/base/goals/game';
import { type Goal, type GoalTrigger, goalSpecs } from '#engine/modules/base/goals/goal';
import { needed, shipFor } from '#engine/modules/base/goals/reached';
import { type Building, GOODS, type Good, type Ship } from '#engine/modules/base/ids';
import { TRADING_HOUSE_SPACES } from '#engine/modules/base/phases/trader';
import { boardOf, type Game } from './game';

/** The needs of a Puertoma for open goals (P-19). Empty in games without goals. */

const NONE: readonly Goal[] = Object.freeze([]);

export function openGoals({ state }: Game): readonly Goal[] {
  let open: Goal[] | null = null;
  for (let i = 0; i < goalModules.length; i++) {
    const goals = at(goalModules, i).goalsIn(state);
    for (let g = 0; g < goals.length; g++) {
      const goal = at(goals, g);
      if (goal.winner !== null) continue;
      open ??= [];
      open.push(goal);
    }
  }
  return open ?? NONE;
}

const openGoalsOn = (game: Game, look: GoalTrigger) =>
  openGoals(game).filter(({ card }) => goalSpecs[card].trigger === look);

/** Whether an open goal shows the good. */
export function isShownByGoal(game: Game, good: Good): boolean {
  return openGoals(game).some(({ goods }) => goods.includes(good));
}

/** Kinds on offer of which it has fewer than an open goal requires, its VP area included. */
export function neededKinds(game: Game, seat: Seat): Good[] {
  const open = openGoals(game);
  if (open.length === 0) return [];
  const { tiles, surplusTiles } = boardOf(game, seat);
  return GOODS.filter(
    (good) =>
      game.state.faceUp[good] > 0 &&
      open.some(
        (goal) =>
          needed(goal.tiles, goalSpecs[goal.card].tiles, good) > tiles[good] + surplusTiles[good],
      ),
  );
}

export function goalBuildings(game: Game): Building[] {
  const open = openGoalsOn(game, 'build').flatMap(({ building }) =>
    building === null ? [] : building,
  );
  return [...new Set(open)];
}

/** A good that an open goal wants in the last space of the trading house. */
export function closingGood(game: Game): Good | null {
  if (game.state.tradingHouse.length !== TRADING_HOUSE_SPACES - 1) return null;
  return openGoalsOn(game, 'sale').flatMap(({ goods }) => goods)[0] ?? null;
}

/** D-17: a cargo of an open goal that the seat can complete, on the goal's own ship. */
export function cargoForGoal(
  game: Game,
  seat: Seat,
): { good: Good; ship: Ship; count: number } | null {
  const { state, rules } = game;
  const { ships, players } = state;
  for (const goal of openGoalsOn(game, 'load')) {
    const ship = shipFor(game, goalSpecs[goal.card]);
    const good = goal.goods[0];
    if (ship === null || good === undefined) continue;
    const elsewhere = rules.ships.some((it) => it !== ship && ships[it].good === good);
    const fits = ships[ship].good === good || (ships[ship].good === null && !elsewhere);
    const count = ships[ship].capacity - ships[ship].count;
    if (fits && count > 0 && players[seat].goods[good] >= count) return { good, ship, count };
  }
  return null;
}
