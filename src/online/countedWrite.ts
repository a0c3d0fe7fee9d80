import type { DocumentReference } from 'firebase/firestore';
import { errorCode } from './errorCode';
import type { Sdk } from './firebase';

/**
 * Writes what is named into a profile, counting the write: the rules of the database let so many
 * through in ten minutes. Whether the last count is old enough for a new one the server knows.
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
