import type { GameState, Seat } from '../engine';
import { seatsOf, sum } from './evaluation/table';

/** What is to be added to each seat's tokens (in the order of the seats). */
export type Shift = readonly number[];

/**
 * CA-11, I-3: the tokens of others are hidden, and an imagined world has guessed them at random. A chance
 * that a person is told must not jump with the guess, so all of them are taken to have the same number.
 */
export function evenShift(world: GameState, viewer: Seat): Shift {
  const hidden = world.options.variants.openScores
    ? []
    : seatsOf(world).filter((seat) => seat !== viewer && !world.puertoma?.boards[seat]);
  const tokens = sum(hidden.map((seat) => world.players[seat].vp));
  return seatsOf(world).map((seat) =>
    hidden.includes(seat) ? tokens / hidden.length - world.players[seat].vp : 0,
  );
}

/** Does something while the tokens are shifted. */
export function withShift<Result>(state: GameState, shift: Shift, look: () => Result): Result {
  const before = state.players.map(({ vp }) => vp);
  for (const [seat, player] of state.players.entries()) player.vp += shift[seat] ?? 0;
  const result = look();
  for (const [seat, player] of state.players.entries()) player.vp = before[seat] ?? player.vp;
  return result;
}
