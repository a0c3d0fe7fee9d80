import type { Action, GameView } from '../../engine';
import type { BotLevel } from '../seats';
import type { Clock } from './clock';

/** A bot at work on one decision, a small step at a time. */
export interface Thinking {
  /** Thinks a little further; true when there is nothing more to think about. */
  step(): boolean;
  best(): Action;
}

/** The same level, view and seed always think the same. */
export type Think = (level: BotLevel, view: GameView, seed: string) => Thinking;

/** Half a frame at 60 pictures a second: the other half belongs to the screen. */
const SLICE_MS = 8;

/**
 * Thinks in slices between which the screen can breathe, and answers after the pause at the
 * earliest, so that people can follow who did what. The answer calls it off.
 */
export function thinkInSlices(
  begin: () => Thinking,
  clock: Clock,
  pauseMs: number,
  answer: (action: Action) => void,
): () => void {
  const started = clock.now();
  let thinking: Thinking | undefined;
  let callOff = clock.later(slice, 0);
  function slice(): void {
    const sliceEnd = clock.now() + SLICE_MS;
    // Beginning is work too, and must not hold up the tap that brought the turn here.
    thinking ??= begin();
    let done = false;
    while (!done && clock.now() < sliceEnd) done = thinking.step();
    const rest = done ? Math.max(0, pauseMs - (clock.now() - started)) : 0;
    callOff = clock.later(done ? conclude : slice, rest);
  }
  function conclude(): void {
    if (thinking) answer(thinking.best());
  }
  return () => callOff();
}
