import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, codeOf, isConflict } from '#functions/errors/firestore';
import { no } from '#functions/errors/refuse';

const MOST_ATTEMPTS = 12;
/** At most so long for the next attempt, in milliseconds: those who met must not meet again. */
const PAUSE = 40;

/**
 * Changes one document as a move does: read, decide, write if nobody else has written meanwhile,
 * else once more. No lock is held, which would make everybody wait. `decide` returns what is to be
 * there, or null to leave it; what it throws is thrown.
 */
export async function changeDoc(
  ref: DocumentReference,
  decide: (known: DocumentData) => DocumentData | null,
): Promise<boolean> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const snapshot = await ref.get();
    const next = decide(snapshot.data() ?? {});
    if (next === null) return false;
    const writer = ref.firestore.batch();
    if (snapshot.updateTime === undefined) writer.create(ref, next);
    else {
      // A document that is there is written whole: an update alone can be guarded.
      const gone = Object.keys(snapshot.data() ?? {}).filter((key) => !(key in next));
      const removed = Object.fromEntries(gone.map((key) => [key, FieldValue.delete()]));
      writer.update(ref, { ...next, ...removed }, { lastUpdateTime: snapshot.updateTime });
    }
    try {
      await writer.commit();
      return true;
    } catch (error) {
      if (!isConflict(error) && codeOf(error) !== ALREADY_EXISTS) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE * (attempt + 1)));
  }
  throw no('busy');
}
