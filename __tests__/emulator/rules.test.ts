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
  limit,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { addressesFromEnvironment } from '../../scripts/firebase/addresses';
import { DEFAULT_NOTICES } from '../../src/protocol/profile';

const profile = {
  name: 'Ana',
  language: 'en',
  notices: DEFAULT_NOTICES,
  quietHours: { from: 1320, to: 420, zone: 'America/Puerto_Rico' },
  muted: ['ben'],
};

/** One document of every kind: a private match of Ana's and Ben's, and a public one. */
const documents: Record<string, object> = {
  'matches/private': { isPublic: false, members: ['ana', 'ben'], status: 'running', updatedAt: 1 },
  'matches/private/views/ana': { patch: '[]' },
  'matches/private/views/ben': { patch: '[]' },
  'matches/private/log/0': { plies: '[]' },
  'matches/private/chat/hello': { text: 'hello' },
  'matches/private/secret/state': { json: '{}' },
  'matches/public': { isPublic: true, members: ['ana'], status: 'lobby', updatedAt: 2 },
  'matches/public/views/ana': { patch: '[]' },
  'matches/public/log/0': { plies: '[]' },
  'matches/public/chat/hello': { text: 'hello' },
  'matches/public/secret/state': { json: '{}' },
  'users/ana': profile,
  'users/ana/devices/phone': { token: 'phone' },
  'invites/ABCDEFGH': { matchId: 'private' },
  'limits/ana': {},
  'pushes/one': {},
};

type Who = 'ana' | 'ben' | 'eva' | null;

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

/** Who may read each document; everybody else must be refused. */
const readers: Record<string, Who[]> = {
  'matches/private': ['ana', 'ben'],
  'matches/private/views/ana': ['ana'],
  'matches/private/views/ben': ['ben'],
  'matches/private/log/0': ['ana', 'ben'],
  'matches/private/chat/hello': ['ana', 'ben'],
  'matches/private/secret/state': [],
  'matches/public': ['ana', 'ben', 'eva'],
  'matches/public/views/ana': ['ana'],
  'matches/public/log/0': ['ana', 'ben', 'eva'],
  'matches/public/chat/hello': ['ana'],
  'matches/public/secret/state': [],
  'users/ana': ['ana'],
  'users/ana/devices/phone': ['ana'],
  'invites/ABCDEFGH': ['ana', 'ben', 'eva'],
  'limits/ana': [],
  'pushes/one': [],
};

describe('firestore.rules', () => {
  it('names the readers of every kind of document', () => {
    expect(Object.keys(readers)).toEqual(Object.keys(documents));
  });

  it.each(Object.entries(readers))('%s is read by %j alone', async (path, allowed) => {
    for (const who of ['ana', 'ben', 'eva', null] as const) {
      const reading = getDoc(doc(as(who), path));
      await (allowed.includes(who) ? assertSucceeds(reading) : assertFails(reading));
    }
  });

  it.each(Object.keys(documents))('%s is not written by a client', async (path) => {
    for (const who of ['ana', 'ben', 'eva', null] as const) {
      const database = as(who);
      await assertFails(setDoc(doc(database, path), { anything: 1 }));
      await assertFails(updateDoc(doc(database, path), { isPublic: true, members: [who] }));
      if (path === 'users/ana/devices/phone' && who === 'ana') continue;
      await assertFails(deleteDoc(doc(database, path)));
    }
  });

  it('nobody makes documents of any kind', async () => {
    for (const path of Object.keys(documents).filter((it) => it !== 'users/ana')) {
      await assertFails(setDoc(doc(as('eva'), `${path}-new`), { members: ['eva'] }));
    }
  });

  it('lists: one’s own matches and the public ones, nothing else', async () => {
    const matches = (who: Who) => collection(as(who), 'matches');
    const mine = (who: Who, whose: string) =>
      query(matches(who), where('members', 'array-contains', whose), orderBy('updatedAt', 'desc'));
    const open = (who: Who) =>
      query(
        matches(who),
        where('isPublic', '==', true),
        where('status', '==', 'lobby'),
        orderBy('updatedAt', 'desc'),
        limit(30),
      );
    expect((await assertSucceeds(getDocs(mine('ben', 'ben')))).size).toBe(1);
    expect((await assertSucceeds(getDocs(open('eva')))).size).toBe(1);
    await assertFails(getDocs(mine('ben', 'ana')));
    await assertFails(getDocs(mine(null, 'ana')));
    await assertFails(getDocs(open(null)));
    await assertFails(getDocs(matches('ana')));
  });

  it('lists: log and chat of a match, own devices', async () => {
    const list = (who: Who, path: string) => getDocs(collection(as(who), path));
    await assertSucceeds(list('ben', 'matches/private/log'));
    await assertSucceeds(list('eva', 'matches/public/log'));
    await assertSucceeds(list('ben', 'matches/private/chat'));
    await assertSucceeds(list('ana', 'users/ana/devices'));
    await assertFails(list('eva', 'matches/private/log'));
    await assertFails(list('eva', 'matches/public/chat'));
    await assertFails(list('ben', 'users/ana/devices'));
    for (const path of ['matches/private/views', 'matches/private/secret', 'invites', 'users']) {
      await assertFails(list('ana', path));
    }
    for (const group of ['secret', 'views', 'devices', 'chat', 'log']) {
      await assertFails(getDocs(collectionGroup(as('ana'), group)));
    }
  });

  it('a profile is made and changed by its owner', async () => {
    await assertSucceeds(setDoc(doc(as('ana'), 'users/ana'), { ...profile, quietHours: null }));
    await assertSucceeds(setDoc(doc(as('eva'), 'users/eva'), profile));
    await assertSucceeds(updateDoc(doc(as('ana'), 'users/ana'), { name: 'Anna' }));
    await assertFails(setDoc(doc(as('eva'), 'users/ana'), profile));
    await assertFails(setDoc(doc(as(null), 'users/ana'), profile));
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
    ['too many muted', { muted: Array.from({ length: 51 }, (_, i) => `user${i}`) }],
  ])('a profile with %s is refused', async (_what, wrong) => {
    await assertFails(setDoc(doc(as('ana'), 'users/ana'), { ...profile, ...wrong }));
  });

  it('a device is removed by its owner and by nobody else', async () => {
    const device = (who: Who) => doc(as(who), 'users/ana/devices/phone');
    await assertFails(deleteDoc(device('ben')));
    await assertFails(deleteDoc(device(null)));
    await assertSucceeds(deleteDoc(device('ana')));
  });

  it('every expression of the rules was put to the test', async () => {
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
