import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { callable } from '#functions/call/callable';
import { refs } from '#functions/firestore/database';
import { oneOf } from '#functions/input/shape';
import { isLanguage } from '#functions/input/text';
import { device, read } from '#protocol/documents';
import type { UserId } from '#protocol/ids';
import { MAX_DEVICES } from '#protocol/limits';
import { type DeviceDoc, PLATFORMS } from '#protocol/profile';

const TOKEN = /^Expo(?:nent)?PushToken\[[A-Za-z0-9_-]{10,100}\]$/;
const isPushToken = (value: unknown): value is string =>
  typeof value === 'string' && TOKEN.test(value);

/**
 * Registers a device for the caller's push messages. The device is deleted from every other
 * account, so that it gets nobody else's messages.
 */
export const registerDevice = callable(
  'registerDevice',
  { token: isPushToken, platform: oneOf(PLATFORMS), language: isLanguage },
  async (asked, { uid, now }) => {
    const doc: DeviceDoc = { ...asked, at: now };
    await refs
      .devices(uid)
      .doc(doc.token)
      .set({ ...doc });
    await Promise.all([takeFromOthers(doc.token), deleteSurplus(uid)]);
    return { registered: uid };
  },
);

type Registered = QueryDocumentSnapshot;
const registeredAt = (doc: Registered) => read(device, doc.data())?.at ?? 0;
const latestFirst = (a: Registered, b: Registered) =>
  registeredAt(b) - registeredAt(a) || (a.ref.path < b.ref.path ? -1 : 1);

/**
 * Runs after the write. If several accounts register a device at the same time, the last one to
 * read sees all of them, and all agree on the account that keeps it.
 */
async function takeFromOthers(token: string): Promise<void> {
  const known = await refs.allDevices().where('token', '==', token).get();
  await deleteDevices([...known.docs].sort(latestFirst).slice(1));
}

async function deleteSurplus(uid: UserId): Promise<void> {
  const own = await refs.devices(uid).get();
  await deleteDevices([...own.docs].sort(latestFirst).slice(MAX_DEVICES));
}

const deleteDevices = (devices: readonly Registered[]) =>
  Promise.all(devices.map(({ ref }) => ref.delete()));
