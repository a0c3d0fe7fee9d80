import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { at } from '#functions/firestore/database';
import type { PushDoc } from './pushDoc';

const PAGE = 200;

/**
 * Every push that is due by the named time, a page at a time until there are no more. A page
 * begins where the last one ended, so that what cannot be dealt with holds nobody up.
 */
export async function* dueBy(
  time: 'sendAt' | 'checkAt',
  now: number,
  since?: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let due: Query = at.pushes().where(time, '<=', now).orderBy(time).limit(PAGE);
  if (since !== undefined) due = due.where(time, '>', since);
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last === undefined ? due : due.startAfter(last)).get();
    last = docs.at(-1);
    if (last === undefined) return;
    yield docs;
  }
}

export const pushIn = (snapshot: QueryDocumentSnapshot) => snapshot.data() as PushDoc;
