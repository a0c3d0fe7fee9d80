import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, codeOf, isConflict } from '#functions/errors/firestore';
import { refuse } from '#functions/errors/refuse';
import { database } from './database';

const MAX_ATTEMPTS = 12;
/** Longest pause before the second attempt, in milliseconds. It is random, to spread writers. */
const PAUSE = 40;

/**
 * Changes one document with optimistic locking: reads, decides, writes if nobody else has written
 * since, otherwise tries again. `decide` gets the stored fields and returns the new ones, or null
 * to leave the document unchanged. Returns whether it has written.
 */
export async function changeDoc(
  ref: DocumentReference,
  decide: (stored: DocumentData) => DocumentData | null,
): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const snapshot = await ref.get();
    const stored = snapshot.data() ?? {};
    const next = decide(stored);
    if (next === null) return false;
    const batch = database().batch();
    if (snapshot.updateTime === undefined) batch.create(ref, next);
    else {
      // Unlike `set`, `update` accepts a precondition. It keeps other fields, so delete them.
      const gone = Object.keys(stored).filter((key) => !(key in next));
      const removed = Object.fromEntries(gone.map((key) => [key, FieldValue.delete()]));
      batch.update(ref, { ...next, ...removed }, { lastUpdateTime: snapshot.updateTime });
    }
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (!isConflict(error) && codeOf(error) !== ALREADY_EXISTS) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE * (attempt + 1)));
  }
  throw refuse('busy');
}
