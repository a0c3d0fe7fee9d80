import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { callable } from '#functions/call/callable';
import { at } from '#functions/firestore/database';
import { oneOf } from '#functions/input/shape';
import { isLanguage } from '#functions/input/text';
import type { UserId } from '#protocol/ids';
import { MAX_DEVICES } from '#protocol/limits';
import { type DeviceDoc, PLATFORMS } from '#protocol/profile';

const TOKEN = /^Expo(?:nent)?PushToken\[[A-Za-z0-9_-]{10,100}\]$/;
const isPushToken = (value: unknown): value is string =>
  typeof value === 'string' && TOKEN.test(value);

/**
 * From now on this device gets this player's messages, and nobody else's: a phone that was
 * signed in as somebody else before is taken from that account.
 */
export const registerDevice = callable(
  'registerDevice',
  { token: isPushToken, platform: oneOf(PLATFORMS), language: isLanguage },
  async (asked, { uid, now }) => {
    const device = { ...asked, at: now } satisfies DeviceDoc;
    await at
      .devices(uid)
      .doc(device.token)
      .set({ ...device });
    await Promise.all([takeFromOthers(device.token), makeRoom(uid)]);
    return { registered: uid };
  },
);

type Registered = QueryDocumentSnapshot;
const latestFirst = (a: Registered, b: Registered) =>
  b.data().at - a.data().at || (a.ref.path < b.ref.path ? -1 : 1);

/**
 * Looks after writing, not before: of several who register a device at the same moment the last
 * to look sees all of them, and all agree on who keeps it.
 */
async function takeFromOthers(token: string): Promise<void> {
  const known = await at.allDevices().where('token', '==', token).get();
  await forget([...known.docs].sort(latestFirst).slice(1));
}

async function makeRoom(uid: UserId): Promise<void> {
  const own = await at.devices(uid).get();
  await forget([...own.docs].sort(latestFirst).slice(MAX_DEVICES));
}

const forget = (devices: readonly Registered[]) =>
  Promise.all(devices.map(({ ref }) => ref.delete()));
