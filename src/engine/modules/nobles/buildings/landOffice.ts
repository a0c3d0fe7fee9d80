import { plainStep, popFrame, pushFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import { PASS } from '#engine/modules/base/actions';
import type { BuildingSpec, ExtraAction } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { refuseOtherUse } from '#engine/modules/base/buildings/refuseOtherUse';
import { markUsed, wasUsed } from '#engine/modules/base/effects/oncePerPhase';
import { GOODS, Tile } from '#engine/modules/base/ids';
import { freeIslandSpaces } from '#engine/modules/base/player/spaces';
import { hasSpecial } from '#engine/modules/base/player/staff';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import { payCoins } from '#engine/modules/base/supply/coins';
import { canDrawTile, drawTile, gainTile } from '#engine/modules/base/supply/tiles';
import { discardable, discardTile } from '#engine/modules/nobles/discard';
import type { Act, Game } from '#engine/modules/nobles/game';
import { refusal } from '#engine/modules/nobles/refusals';

const TILE_PRICE = 1;

/**
 * Once in the trader turn, before or after selling: with a colonist a tile for a coin, with a
 * noble a coin for a plantation.
 */
const deal: ExtraAction<Act> = {
  types: ['use', 'discardTile'],
  keepsTurn: true,
  isAvailable(game, seat) {
    const player = game.state.players[seat];
    if (wasUsed(player, landOffice.number)) return false;
    if (!hasSpecial(player, landOffice.number)) return canBuyTile(game, seat);
    return GOODS.some((good) => player.tiles[good] > 0);
  },
  legal(game, seat, out) {
    if (!deal.isAvailable(game, seat)) return;
    const player = game.state.players[seat];
    if (!hasSpecial(player, landOffice.number)) out.push(game.rules.actions.use[landOffice.number]);
    else {
      for (const tile of GOODS) {
        if (player.tiles[tile] > 0) out.push({ type: 'discardTile', tile });
      }
    }
  },
  refuse(game, seat, action) {
    const player = game.state.players[seat];
    if (wasUsed(player, landOffice.number)) return refusal('usedUp');
    return hasSpecial(player, landOffice.number)
      ? sellingRefusal(game, seat, action)
      : buyingRefusal(game, seat, action);
  },
  apply(game, seat, action) {
    const player = game.state.players[seat];
    markUsed(player, landOffice.number);
    if (action.type === 'discardTile') {
      const tile = discardable(player, action.tile);
      if (tile !== undefined) discardTile(game, seat, tile, TILE_PRICE, landOffice.number);
      return;
    }
    payCoins(game, seat, TILE_PRICE, landOffice.number);
    const tile = drawTile(game);
    if (tile !== null) gainTile(game, seat, tile, 'stack');
  },
};

function canBuyTile(game: Game, seat: Seat): boolean {
  const player = game.state.players[seat];
  return player.coins >= TILE_PRICE && freeIslandSpaces(player) > 0 && canDrawTile(game);
}

function buyingRefusal(game: Game, seat: Seat, action: Act): Refusal | null {
  const refused = refuseOtherUse(action, landOffice.number);
  return refused ?? (canBuyTile(game, seat) ? null : baseRefusal('notOffered'));
}

function sellingRefusal(game: Game, seat: Seat, action: Act): Refusal | null {
  if (action.type !== 'discardTile') return baseRefusal('notOffered');
  const { tile } = action;
  const own = tile !== Tile.turned && discardable(game.state.players[seat], tile) !== undefined;
  return own ? null : refusal('noSuchTile');
}

const afterSale = plainStep<Game, Act>({
  name: 'landOffice',
  advance: () => true,
  legal(game, _frame, seat, out) {
    deal.legal(game, seat, out);
    out.push(PASS);
  },
  refuse(game, _frame, seat, action) {
    return action.type === 'pass' ? null : deal.refuse(game, seat, action);
  },
  apply(game, _frame, seat, action) {
    popFrame(game);
    if (action.type !== 'pass') deal.apply(game, seat, action);
  },
});

export const landOffice: BuildingSpec<'landOffice'> = commercial(
  'landOffice',
  { cost: 2, vp: 1, column: 1 },
  {
    extraActions: { sell: deal },
    afterSale(game, seat) {
      if (deal.isAvailable(game, seat)) pushFrame(game, afterSale, seat, null);
    },
  },
  afterSale,
);
