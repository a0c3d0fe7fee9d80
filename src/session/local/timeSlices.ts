import type { Clock } from './clock';

/** Half a frame at 60 frames per second. The other half is left for drawing. */
const SLICE_MS = 8;

interface Listener {
  /** A slice ended and more work is left. */
  readonly paused?: () => void;
  readonly done: () => void;
}

/**
 * Calls `work` in slices until it returns true, so that the screen can draw in between. Returns a
 * cancel function.
 */
export function runInSlices(work: () => boolean, clock: Clock, listener: Listener): () => void {
  let cancel = clock.later(slice, 0);
  function slice(): void {
    const sliceEnd = clock.now() + SLICE_MS;
    let done = false;
    do done = work();
    while (!done && clock.now() < sliceEnd);
    if (done) {
      listener.done();
    } else {
      cancel = clock.later(slice, 0);
      listener.paused?.();
    }
  }
  return () => cancel();
}
