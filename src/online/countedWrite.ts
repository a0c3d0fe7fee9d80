import type { DocumentReference } from 'firebase/firestore';
import { errorCode } from './errorCode';
import type { Sdk } from './firebase';

/**
 * Writes changes into a profile and counts the write, because firestore.rules limits writes per ten
 * minutes. If the server refuses the next count, it may accept the start of a new one.
 */
export async function countedWrite(
  { firestore }: Sdk,
  ref: DocumentReference,
  changes: object,
): Promise<void> {
  const { increment, serverTimestamp, setDoc } = firestore;
  const write = (writes: object) => setDoc(ref, { ...changes, writes }, { merge: true });
  try {
    await write({ count: increment(1) });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    await write({ since: serverTimestamp(), count: 1 });
  }
}
