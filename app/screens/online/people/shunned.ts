import type { UserId } from '#protocol/ids';
import { MAX_MUTED_OR_BLOCKED } from '#protocol/limits';
import type { ProfileDoc } from '#protocol/profile';

type Shunning = Pick<ProfileDoc, 'muted' | 'blocked'>;

/** People whose words this player does not want to read. */
export const shunnedBy = ({ muted, blocked }: Shunning): readonly UserId[] => [
  ...new Set([...muted, ...blocked]),
];

/** Null: the list is full, which must be said. */
function withOne(list: readonly UserId[], uid: UserId): readonly UserId[] | null {
  if (list.includes(uid)) return list;
  return list.length < MAX_MUTED_OR_BLOCKED ? [...list, uid] : null;
}

const without = (list: readonly UserId[], uid: UserId) => list.filter((it) => it !== uid);

export function muting({ muted }: Shunning, uid: UserId): Partial<Shunning> | null {
  const list = withOne(muted, uid);
  return list && { muted: list };
}

/** Whoever is blocked is muted too: nothing of them is shown or sent. */
export function blocking({ muted, blocked }: Shunning, uid: UserId): Partial<Shunning> | null {
  const [silent, gone] = [withOne(muted, uid), withOne(blocked, uid)];
  return silent && gone && { muted: silent, blocked: gone };
}

export const forgiving = ({ muted, blocked }: Shunning, uid: UserId): Partial<Shunning> => ({
  muted: without(muted, uid),
  blocked: without(blocked, uid),
});
