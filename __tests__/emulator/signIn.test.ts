import { GoogleAuthProvider, OAuthProvider } from 'firebase/auth';
import { refs } from '#functions/firestore/database';
import { signIn } from '#online/account';
import { readConfig } from '#online/config';
import { type Firebase, openFirebase } from '#online/firebase';
import { useCredential } from '#online/providers';
import { addressesFromEnvironment, appConfig } from '#scripts/dev/emulators/addresses';
import { createOnlineHub } from '#session/online/hub';
import { memoryStorage } from '#session/saves/storage';
import { closeClients, newClient, wholeSuite } from './support/clients';
import { untilState } from './support/watching';

process.env.GCLOUD_PROJECT = addressesFromEnvironment()?.project;
process.env.METADATA_SERVER_DETECTION = 'none';

/** A phone with notifications allowed, which Node does not have. */
jest.mock('#online/pushToken', () => {
  const phone = async () => ({ token: 'ExponentPushToken[handed-on-phone]', platform: 'ios' });
  return { requestPushToken: phone, currentPushToken: phone };
});

afterAll(closeClients);

const suiteConfig = () => {
  const suite = wholeSuite();
  const config = readConfig(appConfig(suite)(suite.host));
  if (config === null) throw new Error('the suite told no configuration');
  return config;
};

let devices = 0;
async function newDevice(): Promise<{ firebase: Firebase; uid: string }> {
  const firebase = await openFirebase(suiteConfig(), `device${++devices}`);
  return { firebase, ...(await signIn(firebase)) };
}

describe('an account linked to a provider', () => {
  it.each([
    ['Google', (sub: string) => GoogleAuthProvider.credential(identity(sub))],
    [
      'Apple',
      (sub: string) => new OAuthProvider('apple.com').credential({ idToken: identity(sub) }),
    ],
  ])(
    '%s: linked on one device, opened on another, linked by nobody else',
    async (name, credential) => {
      const sub = `${name}-${Date.now()}`;
      const [phone, tablet] = [await newDevice(), await newDevice()];
      const kept = await useCredential(phone.firebase, credential(sub), 'keep');
      expect(kept).toMatchObject({ uid: phone.uid, email: `${sub}@example.com`.toLowerCase() });
      expect(await useCredential(tablet.firebase, credential(sub), 'keep')).toBe('taken');
      const opened = await useCredential(tablet.firebase, credential(sub), 'open');
      expect(opened).toMatchObject({ uid: phone.uid });
    },
  );
});

/** An identity token that the emulator accepts. */
const identity = (sub: string) =>
  JSON.stringify({ sub, email: `${sub}@example.com`.toLowerCase(), email_verified: true });

describe('leaving an account', () => {
  it.each(['signOut', 'delete'] as const)(
    '%s: this device forgets it and continues as a new user, on request',
    async (way) => {
      const ana = await newClient();
      const storage = memoryStorage();
      const config = async () => suiteConfig();
      const ports = { storage, config, connect: async () => ana, now: Date.now };
      const hub = createOnlineHub(ports);
      await hub.open();
      await untilState(hub, ({ profile, matches }) => profile === null && matches !== null);
      await ana.createProfile('Ana', 'en');
      await untilState(hub, ({ profile }) => profile?.name === 'Ana');
      expect(await ana.registerDevice('en')).toBe(true);
      await storage.setItem('borinquen/v1/online/match/seen', 'a table of Ana’s');
      const takenForLost: boolean[] = [];
      hub.subscribe(() => {
        takenForLost.push(hub.getState().isAccountLost);
      });
      await hub.leaveAccount((client) => client.leave(way));
      expect(takenForLost).not.toContain(true);
      expect(hub.getState()).toMatchObject({ status: 'closed', client: null, profile: undefined });
      const left = (await storage.getAllKeys()).filter((key) => !key.endsWith('/config'));
      expect(left).toEqual([]);
      // The next user of the phone is not notified of Ana's turns.
      expect((await refs.devices(ana.uid).get()).size).toBe(0);
      const again = await hub.open();
      expect(again?.uid).not.toBe(ana.uid);
      const { profile } = await untilState(hub, (it) => it.profile !== undefined);
      expect([profile, hub.getState().isAccountLost]).toEqual([null, false]);
    },
  );
});
