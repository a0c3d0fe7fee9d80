import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { refs } from '#functions/firestore/database';

const PAGE = 200;

/**
 * Every push that is due by the named time, in pages. A page begins where the last one ended, so
 * a push that fails blocks nobody.
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
