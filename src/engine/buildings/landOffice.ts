import { freeIslandSpaces, hasNoble, markUsed, popFrame, pushFrame, wasUsed } from '../core/table';
import { canDrawTile, discardableTiles, discardTile, drawTile, gainTile } from '../core/tiles';
import { type Action, PASS, USE } from '../model/actions';
import type { Way } from '../model/building';
import type { Game } from '../model/game';
import { Building, GOODS, type Seat, Tile } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import { commercial } from './kinds';
import { notUsing } from './offers';

const { landOffice: LAND_OFFICE } = Building;
const TILE_PRICE = 1;

/**
 * Once in the trader turn, before or after selling: with a colonist a tile for a coin, with a
 * noble a coin for a plantation.
 */
const deal: Way = {
  types: ['use', 'discardTile'],
  keepsTurn: true,
  isOpen(game, seat) {
    const player = game.state.players[seat];
    if (wasUsed(player, LAND_OFFICE)) return false;
    if (!hasNoble(player, LAND_OFFICE)) return canBuyTile(game, seat);
    return GOODS.some((good) => player.tiles[good] > 0);
  },
  legal(game, seat, out) {
    if (!deal.isOpen(game, seat)) return;
    if (!hasNoble(game.state.players[seat], LAND_OFFICE)) {
      out.push(USE[LAND_OFFICE]);
    } else {
      for (const tile of discardableTiles(game.state.players[seat])) {
        if (tile !== Tile.forest) out.push({ type: 'discardTile', tile });
      }
    }
  },
  refuse(game, seat, action) {
    const player = game.state.players[seat];
    if (wasUsed(player, LAND_OFFICE)) return refusal('usedUp');
    return hasNoble(player, LAND_OFFICE)
      ? sellingRefusal(game, seat, action)
      : buyingRefusal(game, seat, action);
  },
  apply(game, seat, action) {
    markUsed(game.state.players[seat], LAND_OFFICE);
    if (action.type === 'discardTile') {
      discardTile(game, seat, action.tile, TILE_PRICE, LAND_OFFICE);
      return;
    }
    game.state.players[seat].coins -= TILE_PRICE;
    game.events?.push({ type: 'coinsPaid', seat, coins: TILE_PRICE, by: LAND_OFFICE });
    const tile = drawTile(game);
    if (tile !== null) gainTile(game, seat, tile, 'stack');
  },
};

function canBuyTile(game: Game, seat: Seat): boolean {
  const player = game.state.players[seat];
  return player.coins >= TILE_PRICE && freeIslandSpaces(player) > 0 && canDrawTile(game);
}

function buyingRefusal(game: Game, seat: Seat, action: Action): Refusal | null {
  return notUsing(action, LAND_OFFICE) ?? (canBuyTile(game, seat) ? null : refusal('notOffered'));
}

function sellingRefusal(game: Game, seat: Seat, action: Action): Refusal | null {
  if (action.type !== 'discardTile') return refusal('notOffered');
  const { tile } = action;
  const owns = tile !== Tile.forest && game.state.players[seat].tiles[tile] > 0;
  return owns ? null : refusal('noSuchTile');
}

export const landOffice = commercial(
  'landOffice',
  { cost: 2, vp: 1, column: 1 },
  {
    ways: { sell: deal },
    onSold(game, seat) {
      if (deal.isOpen(game, seat)) pushFrame(game, 'landOffice', seat);
    },
    step: {
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
    },
  },
);
