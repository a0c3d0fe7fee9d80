import type { UserId } from '#protocol/ids';
import { MAX_MUTED_OR_BLOCKED } from '#protocol/limits';
import type { ProfileDoc } from '#protocol/profile';

type BlockLists = Pick<ProfileDoc, 'muted' | 'blocked'>;

/** People whose messages are hidden. */
export const mutedPeople = ({ muted, blocked }: BlockLists): readonly UserId[] => [
  ...new Set([...muted, ...blocked]),
];

/** Adds a person; null if the list is full. */
function withOne(list: readonly UserId[], uid: UserId): readonly UserId[] | null {
  if (list.includes(uid)) return list;
  return list.length < MAX_MUTED_OR_BLOCKED ? [...list, uid] : null;
}

const without = (list: readonly UserId[], uid: UserId) => list.filter((it) => it !== uid);

export function withMuted({ muted }: BlockLists, uid: UserId): Partial<BlockLists> | null {
  const list = withOne(muted, uid);
  return list && { muted: list };
}

/** Blocks a person. Their messages are hidden too. */
export function withBlocked(
  { muted, blocked }: BlockLists,
  uid: UserId,
): Partial<BlockLists> | null {
  const [silent, gone] = [withOne(muted, uid), withOne(blocked, uid)];
  return silent && gone && { muted: silent, blocked: gone };
}

export const withoutPerson = (
  { muted, blocked }: BlockLists,
  uid: UserId,
): Partial<BlockLists> => ({
  muted: without(muted, uid),
  blocked: without(blocked, uid),
});
