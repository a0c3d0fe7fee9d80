import type { Clock } from './clock';

/** Half a frame at 60 pictures a second: the other half belongs to the screen. */
const SLICE_MS = 8;

interface Listener {
  /** A slice is over and more is to come. */
  readonly paused?: () => void;
  readonly done: () => void;
}

/**
 * Calls `work` until it says that all is done, in slices between which the screen can breathe. The
 * answer calls it off.
 */
export function workInSlices(work: () => boolean, clock: Clock, listener: Listener): () => void {
  let callOff = clock.later(slice, 0);
  function slice(): void {
    const sliceEnd = clock.now() + SLICE_MS;
    let done = false;
    do done = work();
    while (!done && clock.now() < sliceEnd);
    if (done) {
      listener.done();
    } else {
      callOff = clock.later(slice, 0);
      listener.paused?.();
    }
  }
  return () => callOff();
}
