import type { Seat } from '#engine/core/ids';
import type { Game } from '#engine/modules/base/game';
import type { Building } from '#engine/modules/base/ids';

export function gainCoins(game: Game, seat: Seat, coins: number, by: Building | null): void {
  game.state.players[seat].coins += coins;
  game.events?.push({ type: 'coinsGained', seat, coins, by });
}

export function payCoins(game: Game, seat: Seat, coins: number, by: Building | null): void {
  game.state.players[seat].coins -= coins;
  game.events?.push({ type: 'coinsPaid', seat, coins, by });
}
