import { refs } from '#functions/firestore/database';
import type { Notice } from '#functions/push/notices';
import type { PushDoc } from '#functions/push/pushDoc';
import type { MatchId, UserId } from '#protocol/ids';
import { DEFAULT_NOTICES, type ProfileDoc } from '#protocol/profile';
import { PushStub } from './pushStub';
import { ask } from './referee';

/** A stub of Expo's service for one test file, cleared before every test. */
export function ownPushService(): () => PushStub {
  let stub: PushStub;
  beforeAll(async () => {
    stub = await PushStub.open();
    process.env.EXPO_BASE_URL = stub.url;
  });
  beforeEach(() => stub.clear());
  afterAll(() => stub.close());
  return () => stub;
}

let devices = 0;
export const newToken = () => `ExponentPushToken[device-${String(++devices).padStart(6, '0')}]`;

export async function giveDevice(uid: UserId | null, language = 'en'): Promise<string> {
  const token = newToken();
  await ask('registerDevice', uid, { token, platform: 'ios', language });
  return token;
}

const profile: ProfileDoc = {
  name: 'Ana',
  language: 'en',
  notices: DEFAULT_NOTICES,
  quietHours: null,
  muted: [],
  blocked: [],
};
export const setProfile = (uid: UserId, changes: Partial<ProfileDoc>) =>
  refs.user(uid).set({ ...profile, ...changes });

/** A notification about a match that does not exist. */
export const notice = (uid: UserId, id: string): Notice => ({
  id,
  uid,
  kind: 'over',
  matchId: 'A'.repeat(20) as MatchId,
  names: ['Ben'],
  chat: null,
});

export const pushOf = async (id: string) => (await refs.pushes().doc(id).get()).data() as PushDoc;
