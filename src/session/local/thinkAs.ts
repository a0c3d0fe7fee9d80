import { botFor } from '#bots/levels';
import { imagine, isRefusal, seedRandom } from '#engine';
import { anyAction } from './anyAction';
import type { Think } from './thinking';

/** So few that even a slow phone is done with them in a fraction of a frame. */
const ITERATIONS_A_STEP = 1;

/** A bot of that level at its work. */
export const thinkAs: Think = (level, view, seed) => {
  const search = botFor(level).begin(view, seedRandom(seed));
  if (isRefusal(search)) {
    return { step: () => true, best: () => anyAction(imagine(view, seed), view.viewer ?? 0) };
  }
  return { step: () => search.step(ITERATIONS_A_STEP), best: () => search.best() };
};
