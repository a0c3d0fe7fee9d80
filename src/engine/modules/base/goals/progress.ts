import { at, type Counts, type Seat } from '#engine/core/ids';
import { BaseRole, type Good } from '#engine/modules/base/ids';
import { productionOf } from '#engine/modules/base/phases/craftsman';
import { TRADING_HOUSE_SPACES } from '#engine/modules/base/phases/trader';
import type { Game } from './game';
import { type Goal, type GoalSpec, goalSpecs } from './goal';
import { needed, shipFor } from './reached';

/** A seat's progress to a goal. */
export interface Progress {
  have: number;
  need: number;
}

/** `loaded`: what the seat has loaded in this captain phase. */
export function progressOf(
  game: Game,
  seat: Seat,
  goal: Goal,
  loaded: Counts<Good> | null,
): Progress {
  const spec = goalSpecs[goal.card];
  const progress = { have: 0, need: 0 };
  if (spec.trigger === 'build') {
    progress.need = 1;
    if (goal.winner === seat) progress.have = 1;
  } else if (spec.trigger === 'sale') saleProgress(game, seat, goal, progress);
  else if (spec.ship !== null) cargoProgress(game, seat, goal, spec, progress);
  else kindsProgress(game, seat, goal, loaded, progress);
  if (goal.winner === seat) progress.have = progress.need;
  return progress;
}

/** One for the good, one for the last space of the trading house. */
function saleProgress({ state }: Game, seat: Seat, goal: Goal, progress: Progress): void {
  const [good] = goal.goods;
  progress.need = 2;
  if (good !== undefined && state.players[seat].goods[good] > 0) progress.have++;
  if (state.tradingHouse.length === TRADING_HOUSE_SPACES - 1) progress.have++;
}

/** Goods on the ship, and goods that the seat could add. */
function cargoProgress(
  game: Game,
  seat: Seat,
  goal: Goal,
  spec: GoalSpec,
  progress: Progress,
): void {
  const { ships, players } = game.state;
  const number = shipFor(game, spec);
  const [good] = goal.goods;
  if (number === null || good === undefined) return;
  const ship = ships[number];
  progress.need = ship.capacity;
  const fits = ship.good === null || ship.good === good;
  if (fits) progress.have = Math.min(ship.capacity, ship.count + players[seat].goods[good]);
}

/** Every required piece counts once. */
function kindsProgress(
  game: Game,
  seat: Seat,
  goal: Goal,
  loaded: Counts<Good> | null,
  progress: Progress,
): void {
  const spec = goalSpecs[goal.card];
  for (let i = 0; i < goal.tiles.length; i++) {
    const kind = at(goal.tiles, i);
    const own = game.rules.boards[seat].tiles(game, seat, kind);
    add(progress, goal.tiles, spec.tiles, i, own);
  }
  for (let i = 0; i < goal.goods.length; i++) {
    const kind = at(goal.goods, i);
    add(progress, goal.goods, spec.goods, i, within(game, seat, kind, loaded));
  }
}

function add(
  progress: Progress,
  kinds: readonly Good[],
  times: readonly number[],
  index: number,
  have: number,
): void {
  const kind = at(kinds, index);
  // A kind drawn twice is counted with the first.
  if (kinds.indexOf(kind) < index) return;
  const need = needed(kinds, times, kind);
  progress.need += need;
  progress.have += Math.min(need, have);
}

/** Within reach: loaded or in hand; received, or what a production would bring. */
function within(game: Game, seat: Seat, good: Good, loaded: Counts<Good> | null): number {
  const player = game.state.players[seat];
  if (loaded !== null) return loaded[good] + player.goods[good];
  const made = productionOf(game, player, good);
  return game.state.role === BaseRole.craftsman ? Math.max(made, player.received[good]) : made;
}
