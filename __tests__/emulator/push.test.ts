import { refs } from '#functions/firestore/database';
import { chatCreated, matchChanged } from '#functions/index';
import { deliver } from '#functions/push/deliver';
import { checkReceipts } from '#functions/push/receipts';
import { sendDue } from '#functions/push/sendDue';
import { wakeMatches } from '#functions/schedule/sweep';
import type { UserId } from '#protocol/ids';
import { DEFAULT_NOTICES } from '#protocol/profile';
import { moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { giveDevice, newToken, notice, ownPushService, setProfile } from './support/pushing';
import { matchOf } from './support/records';
import { ask, newPerson, newRequestId, openLobby, openMatch, refusalOf } from './support/referee';
import { passOn, reporting } from './support/reporting';

ownProject('push');
liftRateLimit();

const MINUTE = 60_000;
const service = ownPushService();

describe('push notifications', () => {
  it('your turn: once with a link, even if the trigger fires three times at once', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const tokens = new Map<string, string>();
    for (const uid of uids) tokens.set(uid, await giveDevice(uid));
    const before = await refs.match(matchId).get();
    const [mover] = (await matchOf(matchId)).toAct;
    const toAct = await passOn(matchId);
    expect(toAct).not.toContain(mover);
    const after = await refs.match(matchId).get();
    const event = { data: { before, after }, params: { matchId } } as never;
    await Promise.all([1, 2, 3].map(() => matchChanged.run(event)));
    expect(service().sent).toHaveLength(1);
    expect(service().sent[0]).toMatchObject({
      to: tokens.get(toAct[0] as string),
      title: 'Your turn',
      badge: 1,
      data: { path: `/match/${matchId}`, kind: 'turn' },
    });
  });

  it('start, reminder, end: sent to everybody concerned in their language', async () => {
    const { matchId, uids } = await openLobby({ people: 3 });
    const [ana, ben, eva] = uids as [UserId, UserId, UserId];
    const tokens = await Promise.all(
      [ana, ben, eva].map((uid) => giveDevice(uid, uid === ben ? 'fr' : 'en')),
    );
    const start = () => ask('startMatch', ana, { matchId, openSeats: 'remove' });
    await reporting(matchId, start);
    // The first player is random, and the owner knows that the match started.
    const { deadline, toAct } = await matchOf(matchId);
    const first = uids.findIndex((uid) => toAct.includes(uid));
    const titles = ['', 'La partie commence', 'The match begins'];
    titles[first] = first === 1 ? 'À vous de jouer' : 'Your turn';
    const told = tokens.map((token, at) => [token, titles[at]]).filter(([, title]) => title !== '');
    expect(
      service()
        .sent.map(({ to, title }) => [to, title])
        .sort(),
    ).toEqual(told.sort());
    service().clear();
    await reporting(matchId, () => wakeMatches((deadline ?? 0) - 1), 2);
    expect(service().sent.map(({ to, data }) => [to, data.kind])).toEqual([
      [tokens[first], 'reminder'],
    ]);
    service().clear();
    await ask('resign', ben, { matchId });
    await ask('resign', eva, { matchId });
    await reporting(matchId, () => playToTheEnd(matchId, 'end'), 2);
    expect(service().sent.map(({ data }) => data.kind)).toEqual(['over', 'over', 'over']);
  });

  it('settings: disabled kinds, and chat of muted and blocked players, are not sent', async () => {
    const { matchId, uids } = await openMatch({ people: 5 });
    const [ana, ben, eva, kim, leo] = uids as [UserId, UserId, UserId, UserId, UserId];
    const tokens = await Promise.all(uids.map((uid) => giveDevice(uid)));
    const chatty = { ...DEFAULT_NOTICES, chat: true };
    await setProfile(ben, { notices: chatty });
    await setProfile(eva, { notices: chatty, muted: [ana] });
    await setProfile(kim, {});
    await setProfile(leo, { notices: chatty, blocked: [ana] });
    const requestId = newRequestId();
    const { messageId } = await ask('sendChat', ana, { matchId, requestId, phrase: 'goodLuck' });
    const data = await refs.chat(matchId, messageId).get();
    const event = { data, params: { matchId, messageId } } as never;
    await Promise.all([chatCreated.run(event), chatCreated.run(event)]);
    expect(service().sent.map(({ to, title, body }) => [to, title, body])).toEqual([
      [tokens[1], (await matchOf(matchId)).seats[0]?.name, 'Good luck!'],
    ]);
  });

  it('250 are sent in batches of at most 100', async () => {
    const uids = Array.from({ length: 250 }, newPerson);
    await Promise.all(uids.map((uid) => giveDevice(uid)));
    await deliver(
      uids.map((uid) => notice(uid, `many-${uid}`)),
      Date.now(),
    );
    expect(service().batches.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(new Set(service().sent.map(({ to }) => to)).size).toBe(250);
  });

  it('dead devices are removed, at once or when the receipt says so', async () => {
    const uid = newPerson();
    const [alive, dead, dying] = [
      await giveDevice(uid),
      await giveDevice(uid),
      await giveDevice(uid),
    ];
    service().dead.add(dead);
    service().deadLater.add(dying);
    const now = Date.now();
    const left = async () => (await refs.devices(uid).get()).docs.map(({ id }) => id);
    await deliver([notice(uid, 'dead')], now);
    expect(await left()).toEqual([alive, dying].sort());
    await checkReceipts(now + 15 * MINUTE - 1);
    expect(await left()).toEqual([alive, dying].sort());
    await checkReceipts(now + 15 * MINUTE);
    expect(await left()).toEqual([alive]);
    service().clear();
    await checkReceipts(now + 30 * MINUTE);
    expect(service().checked).toBe(0);
  });

  it('quiet hours postpone one, and drop it if it is no longer needed', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const [asleep] = (await matchOf(matchId)).toAct as [UserId];
    await giveDevice(asleep);
    const now = Date.now();
    const minute = Math.floor((now / MINUTE) % 1440);
    const quietHours = { from: (minute + 1430) % 1440, to: (minute + 30) % 1440, zone: 'UTC' };
    await setProfile(asleep, { quietHours });
    await deliver([notice(asleep, 'night')], now);
    const turn = { ...notice(asleep, 'nightTurn'), kind: 'turn' as const, matchId };
    await deliver([turn, turn], now);
    expect(service().sent).toEqual([]);
    while ((await matchOf(matchId)).toAct[0] === asleep) await moveOnce(matchId, 'night');
    await sendDue(now + 28 * MINUTE);
    expect(service().sent).toEqual([]);
    await Promise.all([sendDue(now + 31 * MINUTE), sendDue(now + 31 * MINUTE)]);
    expect(service().sent.map(({ data }) => data.kind)).toEqual(['over']);
    expect((await refs.pushes().doc('nightTurn').get()).data()?.state).toBe('dropped');
  });

  it('are sent again later if the service is down', async () => {
    const uid = newPerson();
    await giveDevice(uid);
    service().isDown = true;
    const now = Date.now();
    await deliver([notice(uid, 'down')], now);
    expect((await refs.pushes().doc('down').get()).data()).toMatchObject({ state: 'waiting' });
    service().clear();
    await sendDue(now + 5 * MINUTE);
    await sendDue(now + 10 * MINUTE);
    expect(service().sent).toHaveLength(1);
  });

  it('a device belongs to the user who signed in on it last', async () => {
    const [ana, ben] = [newPerson(), newPerson()];
    const token = await giveDevice(ana);
    await ask('registerDevice', ben, { token, platform: 'ios', language: 'en' });
    await deliver([notice(ana, 'moved1'), notice(ben, 'moved2')], Date.now());
    expect(service().sent.map(({ to }) => to)).toEqual([token]);
    expect((await refs.devices(ana).get()).size).toBe(0);
    const fake = ask('registerDevice', ana, {
      token: 'not a token',
      platform: 'ios',
      language: 'en',
    });
    expect(await refusalOf(fake)).toEqual({ reason: 'malformed' });
  });

  it('two accounts register a device at the same moment: one has it', async () => {
    for (let race = 0; race < 10; race++) {
      const rivals = [newPerson(), newPerson(), newPerson()];
      const token = newToken();
      await Promise.all(
        rivals.map((uid) => ask('registerDevice', uid, { token, platform: 'ios', language: 'en' })),
      );
      const owners = await Promise.all(rivals.map((uid) => refs.devices(uid).get()));
      expect(owners.map(({ size }) => size).sort()).toEqual([0, 0, 1]);
    }
  });

  it('an account has ten devices at most: the one unused for longest is removed', async () => {
    const uid = newPerson();
    const tokens: string[] = [];
    for (let device = 0; device < 12; device++) tokens.push(await giveDevice(uid));
    const left = (await refs.devices(uid).get()).docs.map(({ id }) => id);
    expect(left.sort()).toEqual(tokens.slice(2).sort());
  });

  it('every device gets its own language, and the number of matches that wait', async () => {
    const one = await openMatch({ people: 1, bots: 1 });
    const [ana] = one.uids as [UserId];
    const two = await openLobby({ people: 1, bots: 1 });
    const french = await giveDevice(ana, 'fr');
    const english = await giveDevice(ana, 'en');
    const tell = (id: string) => deliver([{ ...notice(ana, id), kind: 'over' }], Date.now());
    await tell('languages');
    expect(new Map(service().sent.map(({ to, title }) => [to, title]))).toEqual(
      new Map([
        [french, 'La partie est finie'],
        [english, 'The match is over'],
      ]),
    );
    expect(new Set(service().sent.map(({ badge }) => badge))).toEqual(new Set([1]));
    service().clear();
    await refs.match(two.matchId).update({ toAct: [ana] });
    await tell('both');
    expect(service().sent[0]?.badge).toBe(2);
    service().clear();
    await ask('resign', ana, { matchId: one.matchId });
    await tell('left');
    expect(service().sent[0]?.badge).toBe(1);
  });

  it('a turn that was played meanwhile is not notified', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    await Promise.all(uids.map((uid) => giveDevice(uid)));
    const [first] = (await matchOf(matchId)).toAct as [UserId];
    const turn = { ...notice(first, 'stale'), kind: 'turn' as const, matchId };
    while ((await matchOf(matchId)).toAct[0] === first) await moveOnce(matchId, 'stale');
    await deliver([turn], Date.now());
    expect(service().sent).toEqual([]);
  });
});
