import { no } from '#functions/errors/refuse';
import { at, database } from '#functions/firestore/database';
import type { MatchId, UserId } from '#protocol/ids';
import type { ProfileDoc } from '#protocol/profile';
import { type Change, changeMatch } from './change';
import { findRecord } from './create';
import { type MatchRecord, membersOf } from './record';

/** As often as there are seats: each time somebody else was faster to take one. */
const MOST_ATTEMPTS = 5;

/** Somebody has sat down who was not looked at. */
class Newcomer extends Error {}

/**
 * Changes a match in which this person sits down. Nobody does so with somebody whom they block, or
 * who blocks them.
 */
export async function sitTogether<Answer>(
  id: MatchId,
  uid: UserId,
  decide: (record: MatchRecord) => Change<Answer>,
): Promise<Answer> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const record = await findRecord(id);
    const others = record === null ? [] : membersOf(record).filter((it) => it !== uid);
    if (!(await mayMeet(uid, others))) throw no('notTogether');
    const isKnown = (it: UserId) => it === uid || others.includes(it);
    try {
      return await changeMatch(id, (now) => {
        if (!membersOf(now).every(isKnown)) throw new Newcomer();
        return decide(now);
      });
    } catch (error) {
      if (!(error instanceof Newcomer)) throw error;
    }
  }
  throw no('busy');
}

export async function mayMeet(uid: UserId, others: readonly UserId[]): Promise<boolean> {
  if (others.length === 0) return true;
  const people = [uid, ...others];
  const docs = await database().getAll(...people.map((it) => at.user(it)));
  const blocked = docs.map((doc) => (doc.data() as ProfileDoc | undefined)?.blocked ?? []);
  const [own = [], ...theirs] = blocked;
  return !others.some((it) => own.includes(it)) && !theirs.some((list) => list.includes(uid));
}
