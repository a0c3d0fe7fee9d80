import type { Seat } from './ids';
import { imagine } from './imagine';
import { isSameJson } from './json';
import type { CoreState } from './module';
import { play } from './play';
import { isRefusal } from './refusals';
import { viewFor } from './view';

/** `chance`: something was drawn. `hidden`: something hidden was shown. `end`: the game ended. */
export type Revealed = 'chance' | 'hidden' | 'end';

/** An action with the states around it. */
export interface PlayedAction<S extends CoreState = CoreState, Act = unknown> {
  readonly before: S;
  readonly seat: Seat;
  readonly action: Act;
  readonly after: S;
}

/** Two guesses, because one might be right by luck. */
const GUESSES = ['one', 'another'];

/**
 * What an action revealed that the viewer could not know before; null if nothing. Only then may the
 * viewer take it back.
 */
export function revealedSomething(played: PlayedAction, viewer: Seat): Revealed | null {
  const { before, seat, action, after } = played;
  if (after.over) return 'end';
  if (after.random.some((word, index) => word !== before.random[index])) return 'chance';
  const [known, shown] = [viewFor(before, viewer), viewFor(after, viewer)];
  const isForeseen = GUESSES.every((seed) => {
    const guess = play(imagine(known, seed), seat, action);
    return !isRefusal(guess) && isSameJson(viewFor(guess.state, viewer), shown);
  });
  return isForeseen ? null : 'hidden';
}
