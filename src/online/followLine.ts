import type { Firebase } from './firebase';
import { type LineNews, watchLine } from './watchLine';

/**
 * Firestore finds out by itself that a line is dead, but only after a while, and then waits longer
 * and longer before it tries again. The system knows at once, so it is listened to.
 */
export function followLine({ firestore, sdk }: Firebase): void {
  const { disableNetwork, enableNetwork } = sdk.firestore;
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work).catch(() => undefined);
  };
  const act: Readonly<Record<LineNews, () => void>> = {
    lost: () => inTurn(() => disableNetwork(firestore)),
    back: () => inTurn(() => reconnect()),
    awake: () => inTurn(() => reconnect()),
  };
  const reconnect = async () => {
    await disableNetwork(firestore);
    await enableNetwork(firestore);
  };
  watchLine((news) => act[news]());
}
