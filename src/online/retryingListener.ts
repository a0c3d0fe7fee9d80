import type { FirestoreError } from 'firebase/firestore';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

export interface ListenerEvents {
  /** The database ended the listener. */
  ended(error: FirestoreError): void;
  /** A snapshot arrived, so the next wait is short again. */
  received(): void;
}

/** Restarts a listener that ended, after growing waits, unless the error is final. */
export function retryingListener(
  listen: (events: ListenerEvents) => () => void,
  isFinal: (error: FirestoreError) => boolean,
): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let stop: () => void = () => undefined;
  const begin = () =>
    listen({
      received: () => {
        wait = FIRST_WAIT_MS;
      },
      ended: (error) => {
        if (isStopped || isFinal(error)) return;
        timer = setTimeout(start, wait);
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      },
    });
  const start = () => {
    try {
      stop = begin();
    } catch {
      // The database itself was closed, so there is nothing left to listen to.
    }
  };
  start();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
