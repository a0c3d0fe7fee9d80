import { at } from '../../functions/src/database';
import { chatSaid, matchChanged } from '../../functions/src/index';
import { deliver } from '../../functions/src/push/deliver';
import { sendWaiting } from '../../functions/src/push/later';
import type { Notice } from '../../functions/src/push/notices';
import { checkReceipts } from '../../functions/src/push/receipts';
import { wakeMatches } from '../../functions/src/schedule/wake';
import type { MatchId, UserId } from '../../src/protocol/ids';
import { DEFAULT_NOTICES, type ProfileDoc } from '../../src/protocol/profile';
import { moveOnce, playToTheEnd } from './support/player';
import { allowAnyPace, ownProject } from './support/project';
import { PushStub } from './support/pushStub';
import { matchOf } from './support/records';
import { ask, newPerson, newRequestId, openLobby, openMatch, refusalOf } from './support/referee';

ownProject('push');
allowAnyPace();

const MINUTE = 60_000;
let stub: PushStub;
beforeAll(async () => {
  stub = await PushStub.open();
  process.env.EXPO_BASE_URL = stub.url;
});
beforeEach(() => stub.clear());
afterAll(() => stub.close());

let devices = 0;
async function giveDevice(uid: UserId | null): Promise<string> {
  const token = `ExponentPushToken[device-${String(++devices).padStart(6, '0')}]`;
  await ask('registerDevice', uid, { token, platform: 'ios' });
  return token;
}

const profile: ProfileDoc = {
  name: 'Ana',
  language: 'en',
  notices: DEFAULT_NOTICES,
  quietHours: null,
  muted: [],
};
const setProfile = (uid: UserId, changes: Partial<ProfileDoc>) =>
  at.user(uid).set({ ...profile, ...changes });

/** Does something to a match and reports the change as the database would, once or more. */
async function reporting(matchId: MatchId, change: () => Promise<unknown>, times = 1) {
  const before = await at.match(matchId).get();
  await change();
  const after = await at.match(matchId).get();
  const event = { data: { before, after }, params: { matchId } };
  for (let time = 0; time < times; time++) await matchChanged.run(event as never);
}

const notice = (uid: UserId, id: string): Notice => ({
  id,
  uid,
  kind: 'over',
  matchId: 'A'.repeat(20) as MatchId,
  names: ['Ben'],
  chat: null,
});

describe('push messages', () => {
  it('your turn: once, even if the trigger fires three times at once, with a link', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const tokens = new Map<string, string>();
    for (const uid of uids) tokens.set(uid, await giveDevice(uid));
    const before = await at.match(matchId).get();
    const mover = await moveOnce(matchId, 'push');
    let { toAct } = await matchOf(matchId);
    while (toAct[0] === mover) {
      await moveOnce(matchId, 'push');
      toAct = (await matchOf(matchId)).toAct;
    }
    const after = await at.match(matchId).get();
    const event = { data: { before, after }, params: { matchId } } as never;
    await Promise.all([1, 2, 3].map(() => matchChanged.run(event)));
    expect(stub.sent).toHaveLength(1);
    expect(stub.sent[0]).toMatchObject({
      to: tokens.get(toAct[0] as string),
      title: 'Your turn',
      badge: 1,
      data: { path: `match/${matchId}`, kind: 'turn' },
    });
  });

  it('start, reminder, end: everybody who should hears of it in the own language', async () => {
    const { matchId, uids } = await openLobby({ people: 3 });
    const [ana, ben, eva] = uids as [UserId, UserId, UserId];
    const tokens = await Promise.all([ana, ben, eva].map(giveDevice));
    await setProfile(ben, { language: 'fr' });
    const start = () => ask('startMatch', ana, { matchId, openSeats: 'remove' });
    await reporting(matchId, start);
    expect(stub.sent.map(({ to, title }) => [to, title])).toEqual([
      [tokens[0], 'Your turn'],
      [tokens[1], 'La partie commence'],
      [tokens[2], 'The match begins'],
    ]);
    stub.clear();
    const { deadline } = await matchOf(matchId);
    await reporting(matchId, () => wakeMatches((deadline ?? 0) - 1), 2);
    expect(stub.sent.map(({ to, data }) => [to, data.kind])).toEqual([[tokens[0], 'reminder']]);
    stub.clear();
    await ask('resign', ben, { matchId });
    await ask('resign', eva, { matchId });
    await reporting(matchId, () => playToTheEnd(matchId, 'end'), 2);
    expect(stub.sent.map(({ data }) => data.kind)).toEqual(['over', 'over', 'over']);
  });

  it('settings: a kind that is switched off, and chat of somebody muted, are not sent', async () => {
    const { matchId, uids } = await openMatch({ people: 4 });
    const [ana, ben, eva, kim] = uids as [UserId, UserId, UserId, UserId];
    const tokens = await Promise.all(uids.map(giveDevice));
    const chatty = { ...DEFAULT_NOTICES, chat: true };
    await setProfile(ben, { notices: chatty });
    await setProfile(eva, { notices: chatty, muted: [ana] });
    await setProfile(kim, {});
    const requestId = newRequestId();
    const { messageId } = await ask('sendChat', ana, { matchId, requestId, phrase: 'goodLuck' });
    const data = await at.chat(matchId, messageId).get();
    const event = { data, params: { matchId, messageId } } as never;
    await Promise.all([chatSaid.run(event), chatSaid.run(event)]);
    expect(stub.sent.map(({ to, title, body }) => [to, title, body])).toEqual([
      [tokens[1], 'Ana', 'Good luck!'],
    ]);
  });

  it('250 messages go out in batches of at most 100', async () => {
    const uid = newPerson();
    const tokens = Array.from({ length: 250 }, (_, n) => `ExponentPushToken[many-${n}-devices]`);
    await Promise.all(
      tokens.map((token) => at.devices(uid).doc(token).set({ token, platform: 'ios', at: 1 })),
    );
    await deliver([notice(uid, 'many')], Date.now());
    expect(stub.batches.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(new Set(stub.sent.map(({ to }) => to)).size).toBe(250);
  });

  it('dead devices are forgotten, at once or when the receipt says so', async () => {
    const uid = newPerson();
    const [alive, dead, dying] = [
      await giveDevice(uid),
      await giveDevice(uid),
      await giveDevice(uid),
    ];
    stub.dead.add(dead);
    stub.deadLater.add(dying);
    const now = Date.now();
    const left = async () => (await at.devices(uid).get()).docs.map(({ id }) => id);
    await deliver([notice(uid, 'dead')], now);
    expect(await left()).toEqual([alive, dying].sort());
    await checkReceipts(now + 15 * MINUTE - 1);
    expect(await left()).toEqual([alive, dying].sort());
    await checkReceipts(now + 15 * MINUTE);
    expect(await left()).toEqual([alive]);
    expect((await at.pushes().doc('dead').get()).data()).toMatchObject({ checkAt: null });
  });

  it('quiet hours put a message off until they are over, and drop it if it is settled', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [first] = (await matchOf(matchId)).toAct;
    const other = uids.find((uid) => uid !== first) as UserId;
    await giveDevice(other);
    const now = Date.now();
    const minute = Math.floor((now / MINUTE) % 1440);
    const quietHours = { from: (minute + 1430) % 1440, to: (minute + 30) % 1440, zone: 'UTC' };
    await setProfile(other, { quietHours });
    await deliver([notice(other, 'night')], now);
    const turn = { ...notice(other, 'nightTurn'), kind: 'turn' as const, matchId };
    await deliver([turn, turn], now);
    expect(stub.sent).toEqual([]);
    await sendWaiting(now + 28 * MINUTE);
    expect(stub.sent).toEqual([]);
    await Promise.all([sendWaiting(now + 31 * MINUTE), sendWaiting(now + 31 * MINUTE)]);
    expect(stub.sent.map(({ data }) => data.kind)).toEqual(['over']);
    expect((await at.pushes().doc('nightTurn').get()).data()?.state).toBe('dropped');
  });

  it('a service that is down is asked again later', async () => {
    const uid = newPerson();
    await giveDevice(uid);
    stub.isDown = true;
    const now = Date.now();
    await deliver([notice(uid, 'down')], now);
    expect((await at.pushes().doc('down').get()).data()).toMatchObject({ state: 'waiting' });
    stub.clear();
    await sendWaiting(now + 5 * MINUTE);
    await sendWaiting(now + 10 * MINUTE);
    expect(stub.sent).toHaveLength(1);
  });

  it('a device belongs to whoever signed in on it last', async () => {
    const [ana, ben] = [newPerson(), newPerson()];
    const token = await giveDevice(ana);
    await ask('registerDevice', ben, { token, platform: 'ios' });
    await deliver([notice(ana, 'moved1'), notice(ben, 'moved2')], Date.now());
    expect(stub.sent.map(({ to }) => to)).toEqual([token]);
    expect((await at.devices(ana).get()).size).toBe(0);
    const fake = ask('registerDevice', ana, { token: 'not a token', platform: 'ios' });
    expect(await refusalOf(fake)).toEqual({ reason: 'malformed' });
  });
});
