import { refs } from '#functions/firestore/database';
import { deliver } from '#functions/push/deliver';
import { newPush, postponed } from '#functions/push/pushDoc';
import { checkReceipts } from '#functions/push/receipts';
import { sendDue } from '#functions/push/sendDue';
import type { UserId } from '#protocol/ids';
import { sleep } from '#scripts/lib/processes';
import { program, start } from './support/programs';
import { liftRateLimit, ownProject } from './support/project';
import { giveDevice, notice, ownPushService, pushOf, setProfile } from './support/pushing';
import { newPerson } from './support/referee';

ownProject('pushtrouble');
liftRateLimit();

const MINUTE = 60_000;
const service = ownPushService();
const sentTo = () => service().sent.map(({ to }) => to);

async function peopleWithDevices(count: number) {
  const uids = Array.from({ length: count }, newPerson);
  const tokens = await Promise.all(uids.map((uid) => giveDevice(uid)));
  return { uids, tokens };
}

/** Starts a process that sends, and kills it while the service does not answer. */
async function dieSending(how: 'first' | 'later', uid: UserId): Promise<void> {
  service().isHanging = true;
  const sender = start(await program('sender'), [how, uid]);
  while (service().hung === 0) await sleep(20);
  await sender.kill();
  service().isHanging = false;
}

describe('the failure of one message does not affect the others', () => {
  it.each(['constructor', '__proto__', 'toString', 'xx', ''])(
    'a device in the language "%s" gets English, and others get theirs',
    async (language) => {
      const { uids, tokens } = await peopleWithDevices(4);
      const [uid, token] = [uids[1] as UserId, tokens[1] ?? ''];
      await refs.devices(uid).doc(token).update({ language });
      await deliver(
        uids.map((it) => notice(it, `${language}-${it}`)),
        Date.now(),
      );
      expect(sentTo().sort()).toEqual(tokens.sort());
      expect(new Set(service().sent.map(({ title }) => title))).toEqual(
        new Set(['The match is over']),
      );
    },
  );

  it('a profile that cannot be read', async () => {
    const { uids, tokens } = await peopleWithDevices(3);
    await refs
      .user(uids[0] as UserId)
      .set({ notices: 7, muted: 'x', quietHours: { from: 'noon' } });
    const now = Date.now();
    await deliver(
      uids.map((uid) => notice(uid, `broken-${uid}`)),
      now,
    );
    expect(sentTo()).toEqual(expect.arrayContaining(tokens.slice(1)));
  });

  it('a failure is reported at the end, so that the trigger is retried', async () => {
    const { uids, tokens } = await peopleWithDevices(3);
    const [broken] = uids as [UserId];
    const chat = { uid: newPerson(), author: 'Ben', text: 'Hello', phrase: null };
    const notices = { turn: true, reminder: true, started: true, over: true, chat: true };
    for (const uid of uids) await setProfile(uid, { notices });
    // A document cannot have an empty id.
    let brokenId = '';
    const idOf = (uid: UserId) => (uid === broken ? brokenId : `chat-${uid}`);
    const tell = () =>
      deliver(
        uids.map((uid) => ({ ...notice(uid, idOf(uid)), kind: 'chat' as const, chat })),
        Date.now(),
      );
    await expect(tell()).rejects.toThrow('some messages could not be made');
    expect(sentTo().sort()).toEqual(tokens.slice(1).sort());
    brokenId = `chat-${broken}`;
    await tell();
    expect(sentTo().sort()).toEqual([...tokens].sort());
  });

  it('a token of another project: all are sent, one project at a time', async () => {
    const { uids, tokens } = await peopleWithDevices(5);
    service().foreign.add(tokens[2] as string);
    const tell = (when: string) =>
      deliver(
        uids.map((uid) => notice(uid, `${when}-${uid}`)),
        Date.now(),
      );
    await tell('mixed');
    expect(sentTo().sort()).toEqual([...tokens].sort());
    expect(
      service()
        .batches.map(({ length }) => length)
        .sort(),
    ).toEqual([1, 4]);
    service().clear();
    await tell('again');
    expect(service().refused).toBe(0);
    expect(sentTo().sort()).toEqual([...tokens].sort());
  });

  it('only the message that the service refuses is dropped', async () => {
    const { uids, tokens } = await peopleWithDevices(7);
    service().poison.add(tokens[3] as string);
    await deliver(
      uids.map((uid) => notice(uid, `poison-${uid}`)),
      Date.now(),
    );
    const others = tokens.filter((_, index) => index !== 3);
    expect(sentTo().sort()).toEqual(others.sort());
    expect(await pushOf(`poison-${uids[3]}`)).toMatchObject({ state: 'dropped', sendAt: null });
  });
});

describe('a message is sent at least once', () => {
  it('a message of a crashed sender is sent by another, with the same key', async () => {
    const uid = newPerson();
    const token = await giveDevice(uid);
    const now = Date.now();
    const push = postponed(newPush(notice(uid, 'orphan'), now), now - MINUTE, [token]);
    await refs
      .pushes()
      .doc('orphan')
      .create({ ...push });
    await dieSending('later', uid);
    await sendDue(now + MINUTE);
    expect(sentTo()).toEqual([]);
    await sendDue(now + 15 * MINUTE);
    expect(sentTo()).toEqual([token]);
    expect(service().sent[0]?.data.id).toBe('orphan');
    await sendDue(now + 60 * MINUTE);
    expect(sentTo()).toEqual([token]);
  });

  it('a message whose first sender crashed is sent when the change is reported again', async () => {
    const uid = newPerson();
    const token = await giveDevice(uid);
    await dieSending('first', uid);
    await deliver([notice(uid, `first-${uid}`)], Date.now());
    await deliver([notice(uid, `first-${uid}`)], Date.now());
    expect(sentTo()).toEqual([token]);
  });

  it('a message whose answer was lost is sent again, and the phone can recognise it', async () => {
    const uid = newPerson();
    const token = await giveDevice(uid);
    service().unanswered = 1;
    const now = Date.now();
    await deliver([notice(uid, 'lost')], now);
    await sendDue(now + 30 * MINUTE);
    expect(sentTo()).toEqual([token, token]);
    expect(new Set(service().sent.map(({ data }) => data.id))).toEqual(new Set(['lost']));
  });

  it('a message that always fails is dropped at the end', async () => {
    const uid = newPerson();
    await giveDevice(uid);
    service().isDown = true;
    let now = Date.now();
    await deliver([notice(uid, 'hopeless')], now);
    for (let hour = 0; hour < 8; hour++) {
      now += 60 * MINUTE;
      await sendDue(now);
    }
    expect(await pushOf('hopeless')).toMatchObject({ state: 'dropped', sendAt: null, attempts: 5 });
  });
});

/** Receipts are read in the order of time, so each of these tests uses its own day. */
let days = 0;
const nextDay = () => Date.now() + ++days * 24 * 60 * MINUTE;

describe('queues are processed until they are empty', () => {
  it('650 postponed messages, three of them broken, and their receipts', async () => {
    const now = nextDay();
    const due = now - MINUTE;
    const uids = Array.from({ length: 650 }, newPerson);
    const tokenOf = (index: number) => `ExponentPushToken[morning-${index}-device]`;
    const writer = refs.pushes().firestore.bulkWriter();
    uids.forEach((uid, index) => {
      const token = tokenOf(index);
      void writer.set(refs.devices(uid).doc(token), {
        token,
        platform: 'ios',
        language: 'en',
        at: 1,
      });
      // As if its sender had crashed before it named devices.
      const tokens = index === 3 ? null : [token];
      const push = {
        ...postponed(newPush(notice(uid, `morning-${index}`), due), due, []),
        pending: tokens,
      };
      const broken = index % 300 === 17 ? { notice: null } : {};
      void writer.set(refs.pushes().doc(`morning-${index}`), { ...push, ...broken });
    });
    await writer.close();
    await sendDue(now);
    const expected = uids.map((_, index) => tokenOf(index)).filter((_, i) => i % 300 !== 17);
    expect(sentTo().sort()).toEqual(expected.sort());
    const stillDue = await refs.pushes().where('sendAt', '<=', now).count().get();
    expect(stillDue.data().count).toBe(0);
    for (let hour = 1; hour < 8; hour++) await sendDue(now + hour * 60 * MINUTE);
    expect(sentTo()).toHaveLength(expected.length);
    expect(await pushOf('morning-17')).toMatchObject({ state: 'dropped', sendAt: null });
    service().deadLater.add(tokenOf(0)).add(tokenOf(649));
    await checkReceipts(now + 15 * MINUTE);
    const { checked } = service();
    expect(checked).toBeGreaterThanOrEqual(expected.length);
    await checkReceipts(now + 30 * MINUTE);
    expect(service().checked).toBe(checked);
    for (const index of [0, 1, 649]) {
      const left = await refs.devices(uids[index] as UserId).get();
      expect([index, left.size]).toEqual([index, index === 1 ? 1 : 0]);
    }
  });

  it('a receipt that is not available yet is requested again', async () => {
    const uid = newPerson();
    const token = await giveDevice(uid);
    service().deadLater.add(token);
    const now = nextDay();
    await deliver([notice(uid, 'slow')], now);
    service().hasReceipts = false;
    await checkReceipts(now + 15 * MINUTE);
    expect((await refs.devices(uid).get()).size).toBe(1);
    service().hasReceipts = true;
    await checkReceipts(now + 45 * MINUTE);
    expect((await refs.devices(uid).get()).size).toBe(0);
  });
});
