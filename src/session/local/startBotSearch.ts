import { botFor } from '#bots/levels';
import { imagine, isRefusal, seedRandom } from '#engine';
import { anyAction } from './anyAction';
import type { StartSearch } from './searchInSlices';

/** Even a slow phone finishes one iteration within a fraction of a frame. */
const ITERATIONS_A_STEP = 1;

export const startBotSearch: StartSearch = (level, view, seed) => {
  const search = botFor(level).begin(view, seedRandom(seed));
  if (isRefusal(search)) {
    return { step: () => true, best: () => anyAction(imagine(view, seed), view.viewer ?? 0) };
  }
  return { step: () => search.step(ITERATIONS_A_STEP), best: () => search.best() };
};
