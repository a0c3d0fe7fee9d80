import * as v from 'valibot';
import { refuse } from '#functions/errors/refuse';
import { database, refs } from '#functions/firestore/database';
import { profile, read } from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';
import { err, ok, type Result } from '#protocol/result';
import { type Change, changeMatch } from './change';
import { findRecord } from './create';
import type { MatchRecord } from './recordSchema';
import { membersOf } from './seats';

/** The largest number of seats: an attempt fails only if somebody else took one. */
const MAX_ATTEMPTS = 5;

/** Read without the rest of the profile, so that other invalid fields unblock nobody. */
const blocks = v.object({ blocked: profile.entries.blocked });

/** The people that a stored profile blocks. */
export const blockedIn = (data: unknown): readonly UserId[] => read(blocks, data)?.blocked ?? [];

/** Changes a match that a user joins; throws if the user or a member blocks the other. */
export async function changeUnlessBlocked<Answer>(
  id: MatchId,
  uid: UserId,
  decide: (record: MatchRecord) => Change<Answer>,
): Promise<Answer> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const record = await findRecord(id);
    const others = record === null ? [] : membersOf(record).filter((it) => it !== uid);
    if (await isBlocked(uid, others)) throw refuse('blocked');
    const isChecked = (it: UserId) => it === uid || others.includes(it);
    const changed = await changeMatch(id, (now): Change<Result<Answer, 'newMember'>> => {
      if (!membersOf(now).every(isChecked)) return { record: now, answer: err('newMember') };
      const { record: after, answer } = decide(now);
      return { record: after, answer: ok(answer) };
    });
    if (changed.ok) return changed.value;
  }
  throw refuse('busy');
}

/** Whether a user blocks one of the others or is blocked by one. */
export async function isBlocked(uid: UserId, others: readonly UserId[]): Promise<boolean> {
  if (others.length === 0) return false;
  const people = [uid, ...others];
  const docs = await database().getAll(...people.map((it) => refs.user(it)));
  const blocked = docs.map((doc) => blockedIn(doc.data()));
  const [own = [], ...theirs] = blocked;
  return others.some((it) => own.includes(it)) || theirs.some((list) => list.includes(uid));
}
