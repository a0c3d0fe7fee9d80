import type { Firebase } from './firebase';
import { reconnect } from './liveness';
import { type NetworkChange, watchNetwork } from './watchNetwork';

/**
 * Firestore notices a dead connection late, and then retries at growing intervals. The system
 * knows at once, so its events drive Firestore's network switch.
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
