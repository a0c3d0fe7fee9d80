import type { Action, GameView } from '#engine';
import type { BotLevel } from '#protocol/limits';
import type { Clock } from './clock';
import { runInSlices } from './timeSlices';

/** A bot at work on one decision, a small step at a time. */
export interface Thinking {
  /** Thinks a little further; true when there is nothing more to think about. */
  step(): boolean;
  best(): Action;
}

/** The same level, view and seed always think the same. */
export type Think = (level: BotLevel, view: GameView, seed: string) => Thinking;

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
  let callOff = runInSlices(work, clock, { done });
  function work(): boolean {
    // Beginning is work too, and must not hold up the tap that brought the turn here.
    thinking ??= begin();
    return thinking.step();
  }
  function done(): void {
    const rest = Math.max(0, pauseMs - (clock.now() - started));
    callOff = clock.later(() => thinking && answer(thinking.best()), rest);
  }
  return () => callOff();
}
