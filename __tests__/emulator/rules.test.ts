import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { DEFAULT_NOTICES } from '#protocol/profile';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';

const profile = {
  name: 'Ana',
  language: 'en',
  notices: DEFAULT_NOTICES,
  quietHours: { from: 1320, to: 420, zone: 'America/Puerto_Rico' },
  muted: ['ben'],
  blocked: [],
};

const firstWrite = { since: serverTimestamp(), count: 1 };

/** One document of every kind: a private match of Ana and Ben, and a public one. */
const documents: Record<string, object> = {
  'matches/private': { isPublic: false, members: ['ana', 'ben'], status: 'running', updatedAt: 1 },
  'matches/private/views/ana': { patch: '[]' },
  'matches/private/views/ben': { patch: '[]' },
  'matches/private/table/view': { version: 1 },
  'matches/private/table/revealed': { modules: {} },
  'matches/private/log/0': { plies: '[]' },
  'matches/private/chat/hello': { text: 'hello' },
  'matches/private/secret/state': { json: '{}' },
  'matches/public': { isPublic: true, members: ['ana'], status: 'lobby', updatedAt: 2 },
  'matches/public/views/ana': { patch: '[]' },
  'matches/public/table/view': { version: 1 },
  'matches/public/log/0': { plies: '[]' },
  'matches/public/chat/hello': { text: 'hello' },
  'matches/public/secret/state': { json: '{}' },
  'lobby/public': { status: 'lobby', createdAt: 2 },
  'users/ana': profile,
  'users/ana/devices/phone': { token: 'phone' },
  'users/ana/invitations/public': { code: 'ABCDEFGHJKLM' },
  'invites/ABCDEFGHJKLM': { matchId: 'private' },
  'callQuota/ana': {},
  'seatQuota/ana': { private: 1 },
  'lobbyQuota/ana': { public: 1 },
  'wakeFailures/private': { failures: 1 },
  'progress/receipts': { upTo: 1 },
  'pushes/one': {},
  'reports/one': {},
};

type Who = 'ana' | 'ben' | 'eva' | 'lea' | 'max' | null;

let environment: RulesTestEnvironment;
let projectId: string;

beforeAll(async () => {
  setLogLevel('silent');
  const suite = addressesFromEnvironment();
  if (suite === undefined) throw new Error('the Firestore emulator is not running');
  projectId = `demo-rules-${process.pid}-${Date.now()}`;
  const rules = readFileSync('firestore.rules', 'utf8');
  const firestore = { host: suite.host, port: suite.firestore, rules };
  environment = await initializeTestEnvironment({ projectId, firestore });
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore() as unknown as Firestore;
    for (const [path, data] of Object.entries(documents)) await setDoc(doc(database, path), data);
  });
});
afterAll(() => environment.cleanup());

const phones = new Map<Who, Firestore>();

function as(who: Who): Firestore {
  const context =
    who === null ? environment.unauthenticatedContext() : environment.authenticatedContext(who);
  const phone = phones.get(who) ?? (context.firestore() as unknown as Firestore);
  phones.set(who, phone);
  return phone;
}

/** The readers of each document. Everybody else must be refused. */
const readers: Record<string, Who[]> = {
  'matches/private': ['ana', 'ben'],
  'matches/private/views/ana': ['ana'],
  'matches/private/views/ben': ['ben'],
  'matches/private/table/view': ['ana', 'ben'],
  'matches/private/table/revealed': ['ana', 'ben'],
  'matches/private/log/0': ['ana', 'ben'],
  'matches/private/chat/hello': ['ana', 'ben'],
  'matches/private/secret/state': [],
  'matches/public': ['ana', 'ben', 'eva'],
  'matches/public/views/ana': ['ana'],
  'matches/public/table/view': ['ana', 'ben', 'eva'],
  'matches/public/log/0': ['ana', 'ben', 'eva'],
  'matches/public/chat/hello': ['ana'],
  'matches/public/secret/state': [],
  'lobby/public': ['ana', 'ben', 'eva'],
  'users/ana': ['ana'],
  'users/ana/devices/phone': ['ana'],
  'users/ana/invitations/public': ['ana'],
  'invites/ABCDEFGHJKLM': [],
  'callQuota/ana': [],
  'seatQuota/ana': [],
  'lobbyQuota/ana': [],
  'wakeFailures/private': [],
  'progress/receipts': [],
  'pushes/one': [],
  'reports/one': [],
};

describe('firestore.rules', () => {
  it('names the readers of every kind of document', () => {
    expect(Object.keys(readers)).toEqual(Object.keys(documents));
  });

  it.each(Object.entries(readers))('%s can be read by %j alone', async (path, allowed) => {
    for (const who of ['ana', 'ben', 'eva', null] as const) {
      const reading = getDoc(doc(as(who), path));
      await (allowed.includes(who) ? assertSucceeds(reading) : assertFails(reading));
    }
  });

  it.each(Object.keys(documents))('%s cannot be written by a client', async (path) => {
    for (const who of ['ana', 'ben', 'eva', null] as const) {
      const database = as(who);
      await assertFails(setDoc(doc(database, path), { anything: 1 }));
      await assertFails(updateDoc(doc(database, path), { isPublic: true, members: [who] }));
      if (/^users\/ana\/(devices|invitations)\//.test(path) && who === 'ana') continue;
      await assertFails(deleteDoc(doc(database, path)));
    }
  });

  it('nobody can create documents of any kind', async () => {
    for (const path of Object.keys(documents).filter((it) => it !== 'users/ana')) {
      await assertFails(setDoc(doc(as('eva'), `${path}-new`), { members: ['eva'] }));
    }
  });

  it('lists: one’s own matches and the public lobbies, nothing else, up to the limit', async () => {
    const matches = (who: Who) => collection(as(who), 'matches');
    const mine = (who: Who, whose: string, most: number) =>
      query(
        matches(who),
        where('members', 'array-contains', whose),
        where('status', 'in', ['lobby', 'running']),
        orderBy('updatedAt', 'desc'),
        limit(most),
      );
    const open = (who: Who, most: number) =>
      query(
        collection(as(who), 'lobby'),
        where('status', '==', 'lobby'),
        orderBy('createdAt', 'desc'),
        limit(most),
      );
    expect((await assertSucceeds(getDocs(mine('ben', 'ben', 50)))).size).toBe(1);
    expect((await assertSucceeds(getDocs(open('eva', 50)))).size).toBe(1);
    await assertFails(getDocs(mine('ben', 'ben', 51)));
    await assertFails(getDocs(mine('ben', 'ana', 50)));
    await assertFails(getDocs(mine(null, 'ana', 50)));
    await assertFails(getDocs(open('eva', 51)));
    await assertFails(getDocs(open(null, 50)));
    await assertFails(getDocs(collection(as('ana'), 'lobby')));
    await assertFails(getDocs(matches('ana')));
    const everyPublic = query(matches('eva'), where('isPublic', '==', true), limit(10));
    await assertFails(getDocs(everyPublic));
  });

  it('lists: chat of a match and own devices, up to the limit', async () => {
    const list = (who: Who, path: string, most: number) =>
      getDocs(query(collection(as(who), path), limit(most)));
    await assertSucceeds(list('ben', 'matches/private/chat', 100));
    await assertSucceeds(list('ana', 'users/ana/devices', 20));
    await assertSucceeds(list('ana', 'users/ana/invitations', 20));
    await assertFails(list('ana', 'users/ana/invitations', 21));
    await assertFails(list('ben', 'users/ana/invitations', 1));
    await assertFails(list('ben', 'matches/private/chat', 101));
    await assertFails(list('ana', 'users/ana/devices', 21));
    await assertFails(list('eva', 'matches/public/chat', 1));
    await assertFails(list('ben', 'users/ana/devices', 1));
    for (const path of ['views', 'secret', 'table', 'log']) {
      await assertFails(list('ana', `matches/private/${path}`, 1));
    }
    for (const path of ['invites', 'users']) await assertFails(list('ana', path, 1));
    for (const group of ['secret', 'views', 'devices', 'chat', 'log', 'table']) {
      await assertFails(getDocs(query(collectionGroup(as('ana'), group), limit(1))));
    }
  });

  it('a profile can be created and changed by its owner', async () => {
    const counted = { ...profile, writes: firstWrite };
    await assertSucceeds(setDoc(doc(as('ana'), 'users/ana'), { ...counted, quietHours: null }));
    await assertSucceeds(setDoc(doc(as('eva'), 'users/eva'), counted));
    const next = { name: 'Anna', 'writes.count': increment(1) };
    await assertSucceeds(updateDoc(doc(as('ana'), 'users/ana'), next));
    await assertFails(updateDoc(doc(as('eva'), 'users/ana'), next));
    await assertFails(setDoc(doc(as('eva'), 'users/ana'), counted));
    await assertFails(setDoc(doc(as(null), 'users/ana'), counted));
  });

  it('a deleted account cannot write its profile again', async () => {
    const counted = { ...profile, writes: firstWrite };
    const mark = (uid: string, data: object) =>
      environment.withSecurityRulesDisabled((all) =>
        setDoc(doc(all.firestore() as unknown as Firestore, `callQuota/${uid}`), data),
      );
    await mark('lea', { deleted: true });
    await mark('max', { call: { window: 1, count: 1 } });
    await assertFails(setDoc(doc(as('lea'), 'users/lea'), counted));
    await assertSucceeds(setDoc(doc(as('max'), 'users/max'), counted));
  });

  it('a profile can be written thirty times in ten minutes, by all devices together', async () => {
    const device = () =>
      environment.authenticatedContext('kim').firestore() as unknown as Firestore;
    const [phone, tablet] = [device(), device()];
    const change = (from: Firestore, writes: object) =>
      setDoc(doc(from, 'users/kim'), { ...profile, writes }, { merge: true });
    await assertSucceeds(change(phone, firstWrite));
    for (let written = 1; written < 30; written++) {
      await assertSucceeds(change(written % 2 ? tablet : phone, { count: increment(1) }));
    }
    for (const from of [phone, tablet]) {
      await assertFails(change(from, { count: increment(1) }));
      await assertFails(change(from, firstWrite));
      await assertFails(change(from, { count: 1 }));
      await assertFails(change(from, { count: increment(-5) }));
      await assertFails(setDoc(doc(from, 'users/kim'), profile));
    }
    const longAgo = Timestamp.fromMillis(Date.now() - 11 * 60_000);
    await environment.withSecurityRulesDisabled((all) =>
      updateDoc(doc(all.firestore() as unknown as Firestore, 'users/kim'), {
        'writes.since': longAgo,
      }),
    );
    await assertFails(change(phone, { count: increment(1) }));
    await assertFails(change(phone, { since: longAgo, count: 1 }));
    await assertSucceeds(change(phone, firstWrite));
  });

  it.each([
    ['an unknown field', { admin: true }],
    ['no name', { name: '' }],
    ['a long name', { name: 'A'.repeat(21) }],
    ['a name that is no text', { name: 7 }],
    ['a long language', { language: 'x'.repeat(13) }],
    ['a short language', { language: 'e' }],
    ['an unknown notice', { notices: { ...DEFAULT_NOTICES, spam: true } }],
    ['a missing notice', { notices: { turn: true } }],
    ['notices that are no switches', { notices: { ...DEFAULT_NOTICES, chat: 'yes' } }],
    ['quiet hours past midnight', { quietHours: { from: 1440, to: 1, zone: 'UTC' } }],
    ['quiet hours before the day', { quietHours: { from: 1, to: -1, zone: 'UTC' } }],
    ['half a minute', { quietHours: { from: 0.5, to: 1, zone: 'UTC' } }],
    ['no time zone', { quietHours: { from: 1, to: 2, zone: '' } }],
    ['more than quiet hours', { quietHours: { from: 1, to: 2, zone: 'UTC', more: 1 } }],
    ['a mute that is no list', { muted: 'ben' }],
    ['too many muted', { muted: Array.from({ length: 501 }, (_, i) => `user${i}`) }],
    ['too many blocked', { blocked: Array.from({ length: 501 }, (_, i) => `user${i}`) }],
    ['somebody muted with an endless name', { muted: ['x'.repeat(7000)] }],
    ['something else in the count', { writes: { ...firstWrite, more: 1 } }],
  ])('a profile with %s is refused', async (_what, wrong) => {
    const written = { ...profile, writes: firstWrite, ...wrong };
    await assertFails(setDoc(doc(as('ben'), 'users/ben'), written));
  });

  it('a device can be removed by its owner and by nobody else', async () => {
    const device = (who: Who) => doc(as(who), 'users/ana/devices/phone');
    await assertFails(deleteDoc(device('ben')));
    await assertFails(deleteDoc(device(null)));
    await assertSucceeds(deleteDoc(device('ana')));
  });

  it('every expression of the rules was tested', async () => {
    const suite = addressesFromEnvironment();
    const address = `http://${suite?.host}:${suite?.firestore}/emulator/v1/projects/${projectId}`;
    const coverage = (await (await fetch(`${address}:ruleCoverage`)).json()) as Coverage;
    const untested = coverage.report.flatMap(untestedIn);
    expect(untested).toEqual([]);
  });
});

interface Expression {
  sourcePosition?: { line?: number };
  values?: { count?: number }[];
  children?: Expression[];
}
interface Coverage {
  report: Expression[];
}

function untestedIn({ sourcePosition, values, children = [] }: Expression): string[] {
  const isTested = children.length > 0 || (values ?? []).some(({ count = 0 }) => count > 0);
  const own = isTested ? [] : [`line ${sourcePosition?.line}`];
  return [...own, ...children.flatMap(untestedIn)];
}
