import { database } from '#functions/firestore/database';

/** Documents read and written so far, as the bill would count them. */
export const counted = { reads: 0, writes: 0 };

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Counts at the library's own doors: everything the referee does goes through these. */
export async function countOperations(): Promise<void> {
  const documents = prototypeOf(database().doc('count/this'));
  const queries = prototypeOf(database().collection('count').limit(1));
  const batches = prototypeOf(database().batch());
  wrapReading(documents, () => 1);
  // A count costs a read for up to a thousand entries of the index.
  wrapReading(prototypeOf(database().collection('count').count()), () => 1);
  await database().runTransaction(async (transaction) =>
    wrapReading(prototypeOf(transaction), () => 1),
  );
  wrapReading(queries, (answer) => Math.max(1, (answer as { size: number }).size));
  for (const name of ['create', 'set', 'update', 'delete']) {
    const original = batches[name];
    batches[name] = function counting(this: unknown, ...args: unknown[]) {
      counted.writes++;
      return original?.apply(this, args);
    };
  }
}

const prototypeOf = (instance: object) => Object.getPrototypeOf(instance) as Methods;

function wrapReading(prototype: Methods, costs: (answer: unknown) => number): void {
  const original = prototype.get;
  prototype.get = async function counting(this: unknown, ...args: unknown[]) {
    const answer = await original?.apply(this, args);
    counted.reads += costs(answer);
    return answer;
  };
}
