import { type Seat, sum } from '#engine/core/ids';
import type { ScoreSheet } from '#engine/core/module';
import type { Game } from './game';

/** EN-3: tokens, and the points of the seat's board. */
export function scoreLines(game: Game, seat: Seat, sheet: ScoreSheet): void {
  const player = game.state.players[seat];
  sheet.add('base', 'shipping', player.vp + player.surplusVp);
  game.rules.boards[seat].score(game, seat, sheet);
}

/** EN-5 */
export function tieBreak(game: Game, seat: Seat): number {
  const player = game.state.players[seat];
  return player.coins + sum(player.goods);
}
