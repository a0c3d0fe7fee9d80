import { type Seat, sum } from '../../core/ids';
import type { ScoreLine, Sink } from '../../core/module';
import type { Game } from './game';
import { gameOf } from './queries';
import type { BaseState } from './state';

/** EN-3: tokens, and what lies on the seat's board. */
export function scoreLines(game: Game, seat: Seat, out: Sink<ScoreLine>): void {
  const player = game.state.players[seat];
  out.push({ module: 'base', line: 'shipping', points: player.vp + player.surplusVp });
  game.rules.boards[seat].score(game, seat, out);
}

/** EN-5 */
export function tieBreak(game: Game, seat: Seat): number {
  const player = game.state.players[seat];
  return player.coins + sum(player.goods);
}

/** The total alone, without making lists: bots ask for it all the time. */
export function totalScore(state: BaseState, seat: Seat): number {
  const game = gameOf(state);
  const player = state.players[seat];
  let total = player.vp + player.surplusVp + game.rules.boards[seat].points(game, seat);
  if (game.rules.special !== null) total += player.special * game.rules.special.points;
  for (const { effect } of game.rules.points) total += effect(game, seat);
  return total;
}
