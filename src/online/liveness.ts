import type { DocumentData } from 'firebase/firestore';
import * as v from 'valibot';
import { read } from '#protocol/documents';
import type { MatchId } from '#protocol/ids';
import type { Firebase } from './firebase';

/** Ends a transaction after its read, because there is nothing to write. */
class Read extends Error {
  constructor(readonly data: DocumentData | undefined) {
    super('read');
  }
}

/**
 * Reads the server's version of a match. A transaction does not use the listeners' connection, so
 * it shows whether a silent listener has missed something.
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

/** Assumes that the server answered half-way between the request and the response. */
export async function clockSkew({ functions, sdk }: Firebase): Promise<number> {
  const asked = Date.now();
  const { data } = await sdk.functions.httpsCallable(functions, 'health')();
  const heard = Date.now();
  const answer = read(health, data);
  return answer === null ? 0 : answer.now - (asked + heard) / 2;
}
