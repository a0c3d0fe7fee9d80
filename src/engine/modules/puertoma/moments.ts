import { keyed, type Seat, sum } from '#engine/core/ids';
import type { Effects } from '#engine/modules/base/building';
import { type Building, GOODS, type Good } from '#engine/modules/base/ids';
import { gainCoins } from '#engine/modules/base/supply/coins';
import { kindsIn } from '#engine/modules/base/supply/goods';
import { gainVp, gainVpFrom } from '#engine/modules/base/supply/victoryPoints';
import { Ability, applyAbility, TOP_LEVEL } from './abilities';
import { Box } from './actionBoard';
import { boardOf, type Game, isPuertoma } from './game';
import { builtOn, levelOf, PLACES_PER_LEVEL, puertomaSeats } from './places';
import { moveReserves, reserve } from './reserve';
import { takeFromSupply } from './seating';
import { equip } from './setUp';
import { moveTokenAfter } from './token';
import { takeBest } from './turns/privilege';
import { saleBonus } from './turns/sell';
import { unlock } from './unlocking';

const COINS_PER_COLONIST = 2;
const MOST_DISCARDED = 2;

/** Reactions of Puertomas to events of a phase (P-18) and to actions of others. */

/** P-9, P-2, and the colonist of P-18. */
function onBuilt(game: Game, seat: Seat, building: Building): void {
  moveReserves(game, seat, building);
  if (!isPuertoma(game, seat)) return;
  const board = boardOf(game, seat);
  if (board.reserved === building) board.reserved = null;
  const isFirst = !board.hasBuilt;
  board.hasBuilt = true;
  if (builtOn(board, TOP_LEVEL) === PLACES_PER_LEVEL) board.reserved = null;
  else if (isFirst || (isLarge(game, building) && board.reserved === null)) reserve(game, seat);
  const placed = board.city.find((it) => it.building === building);
  if (placed !== undefined) unlock(game, seat, placed.level);
  if (game.state.colonists > 0 && applyAbility(game, seat, Ability.builderColonist)) {
    takeFromSupply(game, seat);
  }
}

const isLarge = ({ rules }: Game, building: Building) =>
  levelOf(rules.specs[building]) === TOP_LEVEL;

function onProduced(game: Game, seat: Seat): void {
  if (!isPuertoma(game, seat)) return;
  const kinds = kindsIn(game.state.players[seat].received);
  if (kinds === 0) return;
  moveTokenAfter(game, seat, Box.craftsman);
  if (applyAbility(game, seat, Ability.productionCoins)) gainCoins(game, seat, kinds, null);
}

function afterCraftsman(game: Game, seat: Seat): void {
  if (!isPuertoma(game, seat) || sum(game.state.players[seat].received) === 0) return;
  if (applyAbility(game, seat, Ability.extraGood)) takeBest(game, seat, 'extraGood');
}

function afterMayor(game: Game, seat: Seat): void {
  if (!isPuertoma(game, seat)) return;
  if (game.state.colonists > 0 && applyAbility(game, seat, Ability.mayorColonist)) {
    takeFromSupply(game, seat);
  }
  const board = boardOf(game, seat);
  const { newcomers } = board;
  board.newcomers = 0;
  if (newcomers > 0 && applyAbility(game, seat, Ability.mayorCoins)) {
    gainCoins(game, seat, COINS_PER_COLONIST * newcomers, null);
  }
}

/** P-6: the prospector is carried out by its chooser alone. */
function afterProspector(game: Game, seat: Seat): void {
  if (seat === game.state.chooser && isPuertoma(game, seat)) {
    moveTokenAfter(game, seat, Box.prospector);
  }
}

function beforeStorage(game: Game, seat: Seat): void {
  if (!isPuertoma(game, seat) || sum(game.state.players[seat].goods) === 0) return;
  if (applyAbility(game, seat, Ability.cargoPoints)) {
    gainVpFrom(game, seat, kindsIn(game.state.players[seat].goods), null);
  }
  if (applyAbility(game, seat, Ability.cargoDiscard)) discardWorst(game, seat);
}

/** D-7: discarded goods leave the game. */
function discardWorst(game: Game, seat: Seat): void {
  const { goods } = game.state.players[seat];
  const worst = GOODS.find((good) => goods[good] > 0);
  if (worst === undefined) return;
  const count = Math.min(MOST_DISCARDED, goods[worst]);
  goods[worst] -= count;
  game.state.goodsRemoved[worst] += count;
  gainVp(game, seat, count);
  const discarded = keyed(GOODS, (good: Good) => (good === worst ? count : 0));
  game.events?.push({ type: 'goodsDiscarded', seat, goods: discarded, vp: count });
}

function onSetUp(game: Game): void {
  for (const seat of puertomaSeats(game)) equip(game, seat);
}

export const MOMENTS: Effects = {
  salePrice: saleBonus,
  onBuilt,
  onProduced,
  beforeStorage,
  onPhaseEnd: {
    craftsman: afterCraftsman,
    mayor: afterMayor,
    prospector: afterProspector,
    secondProspector: afterProspector,
  },
  onSetUp,
};
