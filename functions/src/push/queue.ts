import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { refs } from '#functions/firestore/database';

const PAGE = 200;

/**
 * Pages of pushes that are due by the given time field. A page begins after the previous one, so a
 * push that fails does not block the others.
 */
export async function* dueBy(
  time: 'sendAt' | 'checkAt',
  now: number,
  since?: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let due: Query = refs.pushes().where(time, '<=', now).orderBy(time).limit(PAGE);
  if (since !== undefined) due = due.where(time, '>', since);
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last === undefined ? due : due.startAfter(last)).get();
    last = docs.at(-1);
    if (last === undefined) return;
    yield docs;
  }
}
