import type { FirestoreError } from 'firebase/firestore';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

export interface Listening {
  /** The database has ended it. */
  ended(error: FirestoreError): void;
  /** Something was heard. */
  heard(): void;
}

/**
 * A listener that goes on: when the database ends it, it is started again, a little later each
 * time, unless that is the last word.
 */
export function lasting(
  listen: (listening: Listening) => () => void,
  isLastWord: (error: FirestoreError) => boolean,
): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let stop: () => void = () => undefined;
  const begin = () =>
    listen({
      heard: () => {
        wait = FIRST_WAIT_MS;
      },
      ended: (error) => {
        if (isStopped || isLastWord(error)) return;
        timer = setTimeout(start, wait);
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      },
    });
  const start = () => {
    try {
      stop = begin();
    } catch {
      // The database itself was closed: there is nobody left to tell.
    }
  };
  start();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
