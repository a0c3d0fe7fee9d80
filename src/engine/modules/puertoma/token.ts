import type { Seat } from '#engine/core/ids';
import { type Box, boxOf, hasArrow } from './actionBoard';
import { type Game, puertomaOf } from './game';

/** P-6: the token moves along an arrow, or stays if there is none. */
export function moveToken(game: Game, seat: Seat, to: Box): void {
  const shared = puertomaOf(game);
  const from = shared.token;
  if (!hasArrow(from, to)) return;
  shared.token = to;
  game.events?.push({ type: 'tokenMoved', seat, from, to });
}

/** Moves the token after the seat has carried out the role of this phase, whoever chose it. */
export function moveTokenAfter(game: Game, seat: Seat, box: Box): void {
  const { role } = game.state;
  if (role !== null && boxOf(role) === box) moveToken(game, seat, box);
}
