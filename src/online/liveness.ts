import type { DocumentData } from 'firebase/firestore';
import * as v from 'valibot';
import { read } from '#protocol/documents';
import type { MatchId } from '#protocol/ids';
import type { Firebase } from './firebase';

/** Ends a transaction that has read what it wanted: there is nothing to write. */
class Read extends Error {
  constructor(readonly data: DocumentData | undefined) {
    super('read');
  }
}

/**
 * The version of a match that the server has now. A transaction asks on a line of its own, so it
 * also tells whether a listener that says nothing has nothing to say.
 */
export async function versionOf({ firestore, sdk }: Firebase, id: MatchId): Promise<number | null> {
  const { doc, runTransaction } = sdk.firestore;
  try {
    await runTransaction(firestore, async (transaction) => {
      throw new Read((await transaction.get(doc(firestore, 'matches', id))).data());
    });
  } catch (error) {
    if (!(error instanceof Read)) throw error;
    const version: unknown = error.data?.version;
    return typeof version === 'number' ? version : null;
  }
  return null;
}

export async function reconnect({ firestore, sdk }: Firebase): Promise<void> {
  await sdk.firestore.disableNetwork(firestore);
  await sdk.firestore.enableNetwork(firestore);
}

const health = v.object({ now: v.number() });

/** The answer is taken to have been given half-way between asking and hearing it. */
export async function clockSkew({ functions, sdk }: Firebase): Promise<number> {
  const asked = Date.now();
  const { data } = await sdk.functions.httpsCallable(functions, 'health')();
  const heard = Date.now();
  const answer = read(health, data);
  return answer === null ? 0 : answer.now - (asked + heard) / 2;
}
