import { copyOf, type Seat, sum } from '#engine/core/ids';
import type { ScoreSheet } from '#engine/core/module';
import type { Game } from './game';
import type { PlayerView } from './view';

/** EN-3: tokens, and the points of the seat's board. */
export function scoreLines(game: Game, seat: Seat, sheet: ScoreSheet): void {
  const player = game.state.players[seat];
  sheet.add('base', 'shipping', player.vp + player.surplusVp);
  game.rules.boards[seat].score(game, seat, sheet);
}

/** CA-11: hidden tokens are NaN, and so is everything that counts them, such as a bonus for tokens. */
export function scoreLinesSeen(game: Game, seat: Seat, sheet: ScoreSheet): void {
  const seen: PlayerView = game.state.players[seat];
  const players = copyOf(game.state.players);
  if (seen.vp === null) players[seat] = { ...seen, vp: Number.NaN, surplusVp: Number.NaN };
  scoreLines({ ...game, state: { ...game.state, players } }, seat, sheet);
}

/** EN-5 */
export function tieBreak(game: Game, seat: Seat): number {
  const player = game.state.players[seat];
  return player.coins + sum(player.goods);
}
