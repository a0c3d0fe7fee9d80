import { PLATFORMS } from '../../../src/protocol/profile';
import { callable } from '../call/callable';
import { spend } from '../call/spend';
import { at, database } from '../database';
import { oneOf } from '../input/shape';

const TOKEN = /^Expo(?:nent)?PushToken\[[A-Za-z0-9_-]{10,100}\]$/;
const isPushToken = (value: unknown): value is string =>
  typeof value === 'string' && TOKEN.test(value);

/**
 * From now on this device gets this player's messages, and nobody else's: a phone that was
 * signed in as somebody else before is taken from that account.
 */
export const registerDevice = callable(
  'registerDevice',
  { token: isPushToken, platform: oneOf(PLATFORMS) },
  async ({ token, platform }, { uid, now }) => {
    await spend(uid, 'device', now);
    const known = await at.allDevices().where('token', '==', token).get();
    const batch = database().batch();
    const own = at.devices(uid).doc(token);
    for (const { ref } of known.docs) if (ref.path !== own.path) batch.delete(ref);
    batch.set(own, { token, platform, at: now });
    await batch.commit();
    return { registered: uid };
  },
);
