import { type Seat, sum } from '#engine/core/ids';
import { type Building, GOODS, type Good, Tile } from '#engine/modules/base/ids';
import type { Player } from '#engine/modules/base/state';
import type { Game } from './game';

/** Plantations and turned tiles; quarries stay. */
export type DiscardableTile = Good | typeof Tile.turned;

/** Tiles that the player can discard. */
export function discardableTiles(player: Player): DiscardableTile[] {
  const own: DiscardableTile[] = GOODS.filter((good) => player.tiles[good] > 0);
  return sum(player.turned) > 0 ? [...own, Tile.turned] : own;
}

/** The tile if the player can discard it, else undefined. */
export function discardable(player: Player, tile: Tile): DiscardableTile | undefined {
  return discardableTiles(player).find((own) => own === tile);
}

/** Discards an empty tile if there is one; else its colonist goes to San Juan. */
export function discardTile(
  game: Game,
  seat: Seat,
  tile: DiscardableTile,
  coins: number,
  by: Building,
): void {
  const player = game.state.players[seat];
  const kind = tile === Tile.turned ? anyTurned(player) : tile;
  if (tile === Tile.turned) player.turned[kind]--;
  else player.tiles[kind]--;
  if (tile !== Tile.turned && player.workers[kind] > player.tiles[kind]) {
    player.workers[kind]--;
    player.sanJuan++;
  }
  game.state.discard[kind]++;
  player.coins += coins;
  game.events?.push({ type: 'tileDiscarded', seat, tile, coins, by });
}

/** Turned tiles look alike, so the first kind is discarded. */
function anyTurned(player: Player): Good {
  return GOODS.find((good) => player.turned[good] > 0) ?? 0;
}
