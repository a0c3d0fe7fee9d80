import type { Action, GameView } from '#engine';
import type { BotLevel } from '#protocol/limits';
import type { Clock } from './clock';
import { runInSlices } from './timeSlices';

/** A bot's search for one decision, in small steps. */
export interface SearchJob {
  /** True when the search is complete. */
  step(): boolean;
  best(): Action;
}

/** Starts a search. The same level, view and seed always find the same action. */
export type StartSearch = (level: BotLevel, view: GameView, seed: string) => SearchJob;

/**
 * Searches in slices and reports the action after `pauseMs` at the earliest. Returns a cancel
 * function.
 */
export function searchInSlices(
  start: () => SearchJob,
  clock: Clock,
  pauseMs: number,
  found: (action: Action) => void,
): () => void {
  const startedAt = clock.now();
  let search: SearchJob | undefined;
  let cancel = runInSlices(work, clock, { done });
  function work(): boolean {
    // Starting is slow too, and must not delay the response to the tap before it.
    search ??= start();
    return search.step();
  }
  function done(): void {
    const rest = Math.max(0, pauseMs - (clock.now() - startedAt));
    cancel = clock.later(() => search && found(search.best()), rest);
  }
  return () => cancel();
}
