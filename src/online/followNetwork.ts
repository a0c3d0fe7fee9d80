import type { Firebase } from './firebase';
import { reconnect } from './liveness';
import { type NetworkChange, watchNetwork } from './watchNetwork';

/**
 * Switches Firestore's network with the system's events. Firestore notices a dead connection late
 * and then retries at growing intervals; the system knows sooner.
 */
export function followNetwork(firebase: Firebase): void {
  const { firestore, sdk } = firebase;
  let queue = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work).catch(() => undefined);
  };
  const handlers: Readonly<Record<NetworkChange, () => Promise<void>>> = {
    offline: () => sdk.firestore.disableNetwork(firestore),
    online: () => reconnect(firebase),
    resumed: () => reconnect(firebase),
  };
  watchNetwork((change) => enqueue(handlers[change]));
}
