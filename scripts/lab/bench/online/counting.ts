import { database } from '#functions/firestore/database';

/** Documents read and written so far, counted as on the bill. */
export const counted = { reads: 0, writes: 0 };

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Wraps the library's methods that all of the referee's reads and writes use. */
export async function countOperations(): Promise<void> {
  const documents = prototypeOf(database().doc('count/this'));
  const queries = prototypeOf(database().collection('count').limit(1));
  const batches = prototypeOf(database().batch());
  wrapReading(documents, () => 1);
  // A count costs one read per thousand index entries.
  wrapReading(prototypeOf(database().collection('count').count()), () => 1);
  await database().runTransaction(async (transaction) =>
    wrapReading(prototypeOf(transaction), () => 1),
  );
  // A query's answer is a snapshot, which has a size.
  wrapReading(queries, (answer) => Math.max(1, (answer as { size: number }).size));
  for (const name of ['create', 'set', 'update', 'delete']) {
    const original = batches[name];
    batches[name] = function counting(this: unknown, ...args: unknown[]) {
      counted.writes++;
      return original?.apply(this, args);
    };
  }
}

// Only its methods are used.
const prototypeOf = (instance: object) => Object.getPrototypeOf(instance) as Methods;

function wrapReading(prototype: Methods, costs: (answer: unknown) => number): void {
  const original = prototype.get;
  prototype.get = async function counting(this: unknown, ...args: unknown[]) {
    const answer = await original?.apply(this, args);
    counted.reads += costs(answer);
    return answer;
  };
}
