import type { UserId } from '../../../src/protocol/ids';
import { DEFAULT_NOTICES, type ProfileDoc, type QuietHours } from '../../../src/protocol/profile';
import { at } from '../database';
import type { Notice } from './notices';

export interface Recipient {
  readonly language: string;
  readonly tokens: readonly string[];
  readonly quietHours: QuietHours | null;
}

/** Who gets a notice and where; null if the person does not want it or has no device. */
export async function recipientOf({ uid, kind, chat }: Notice): Promise<Recipient | null> {
  const [devices, profile] = await Promise.all([at.devices(uid).get(), profileOf(uid)]);
  const tokens = devices.docs.map(({ id }) => id);
  const wants = (profile?.notices ?? DEFAULT_NOTICES)[kind];
  const isMuted = chat !== null && profile?.muted.includes(chat.uid) === true;
  if (tokens.length === 0 || !wants || isMuted) return null;
  return { language: profile?.language ?? 'en', tokens, quietHours: profile?.quietHours ?? null };
}

async function profileOf(uid: UserId): Promise<ProfileDoc | undefined> {
  return (await at.user(uid).get()).data() as ProfileDoc | undefined;
}

/** Matches that wait for this person: the number on the app's icon. */
export async function badgeOf(uid: UserId): Promise<number> {
  const waiting = at.matches().where('toAct', 'array-contains', uid);
  return (await waiting.count().get()).data().count;
}
