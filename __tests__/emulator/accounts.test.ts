import { refs } from '#functions/firestore/database';
import { chatCreated } from '#functions/index';
import { deliver } from '#functions/push/deliver';
import { unpack } from '#online/unpack';
import type { MatchId, UserId } from '#protocol/ids';
import { DEFAULT_NOTICES } from '#protocol/profile';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';
import { moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { PushStub } from './support/pushStub';
import { everyDocument, matchOf, replayOf, stateOf } from './support/records';
import { ask, classic, newPerson, newRequestId, openMatch, refusalOf } from './support/referee';

const project = ownProject('accounts');
liftRateLimit();
const suite = addressesFromEnvironment();
process.env.FIREBASE_AUTH_EMULATOR_HOST = `${suite?.host}:${suite?.auth}`;

let stub: PushStub;
beforeAll(async () => {
  stub = await PushStub.open();
  process.env.EXPO_BASE_URL = stub.url;
});
afterAll(() => stub.close());

/** Calls the sign-in service as its owner. */
async function signIns(what: string, body: object): Promise<unknown> {
  const service = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`;
  const answer = await fetch(`${service}/v1/projects/${project}/${what}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer owner',
      // The other side may close an idle connection just when it is used again.
      connection: 'close',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const NAME = 'Zenobia Quixote';
const MAIL = 'zenobia@example.com';

const wish = (name: string) => ({
  requestId: newRequestId(),
  name,
  rules: classic,
  others: ['open', 'easy'] as const,
  turnLimit: 86_400 as const,
  isPublic: true,
});

/** A user with an account, a profile, a device, messages and matches in every state. */
async function busyPerson() {
  const [uid, ben] = [newPerson(), newPerson()];
  await signIns('accounts', { localId: uid, email: MAIL, displayName: NAME });
  const profile = { language: 'en', notices: DEFAULT_NOTICES, quietHours: null, muted: [] };
  await refs.user(uid).set({ ...profile, name: NAME, blocked: [newPerson()] });
  await refs.user(ben).set({ ...profile, name: 'Ben', muted: [uid], blocked: [uid] });
  const token = 'ExponentPushToken[zenobia-device-1]';
  await ask('registerDevice', uid, { token, platform: 'ios', language: 'en' });
  const other = `ExponentPushToken[${ben.slice(0, 20)}]`;
  await ask('registerDevice', ben, { token: other, platform: 'ios', language: 'en' });
  await refs.user(ben).update({ muted: [], blocked: [] });
  const start = async (owner: UserId, guest: UserId) => {
    const named = (it: UserId) => (it === uid ? NAME : 'Ben');
    const { matchId, code } = await ask('createMatch', owner, wish(named(owner)));
    await ask('joinMatch', guest, { code, name: named(guest) });
    await ask('startMatch', owner, { matchId, openSeats: 'remove' });
    for (let moves = 0; moves < 12; moves++) await moveOnce(matchId, 'busy');
    return matchId;
  };
  const running = await start(uid, ben);
  const over = await start(ben, uid);
  await playToTheEnd(over, 'busy');
  const lobby = await ask('createMatch', uid, wish(NAME));
  const gone = await ask('createMatch', uid, wish(NAME));
  await ask('leaveMatch', uid, { matchId: gone.matchId });
  await comeAndGo(uid, ben);
  await ask('rematch', ben, { matchId: over });
  const words = { requestId: newRequestId(), text: `I am ${NAME}` };
  await ask('sendChat', uid, { matchId: running, ...words });
  await ask('report', ben, { matchId: running, uid, reason: 'name' });
  await ask('report', uid, { matchId: running, uid: ben, reason: 'spam' });
  await ask('invitePerson', uid, { matchId: lobby.matchId, uid: ben });
  const notice = { id: `${running}-turn-1-${uid}`, kind: 'turn', uid, matchId: running } as const;
  const told = { ...notice, id: `${running}-turn-1-${ben}`, uid: ben, names: [NAME], chat: null };
  await deliver([{ ...notice, names: ['Ben'], chat: null }, told], Date.now());
  await refs.user(ben).update({ muted: [uid], blocked: [uid] });
  return { uid, ben, running, over, lobby: lobby.matchId };
}

const joinLobbyOf = async (owner: UserId, uid: UserId): Promise<MatchId> => {
  const { matchId } = await ask('createMatch', owner, wish('Ben'));
  await ask('joinMatch', uid, { matchId, name: NAME });
  return matchId;
};

/** Two lobbies of another player: one that was left after a message, one that removed the user. */
async function comeAndGo(uid: UserId, owner: UserId): Promise<void> {
  const matchId = await joinLobbyOf(owner, uid);
  await refs.user(owner).update({ notices: { ...DEFAULT_NOTICES, chat: true } });
  const words = { requestId: newRequestId(), text: `Greetings from ${NAME}` };
  const { messageId } = await ask('sendChat', uid, { matchId, ...words });
  const data = await refs.chat(matchId, messageId).get();
  await chatCreated.run({ data, params: { matchId, messageId }, time: '' } as never);
  await ask('leaveMatch', uid, { matchId });
  await ask('removePlayer', owner, { matchId: await joinLobbyOf(owner, uid), uid });
}

/** Every document with its path as one text, with packed parts decoded. */
async function everything(): Promise<string> {
  const texts = [...(await everyDocument())].map(
    ([path, data]) => `${path} ${JSON.stringify(data, opened)}`,
  );
  return texts.join('\n');
}

const pathsWith = (word: string, all: string): string[] =>
  all.split('\n').flatMap((line) => (line.includes(word) ? line.split(' ').slice(0, 1) : []));

/** Decodes the JSON form of bytes. */
function opened(_key: string, value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'data' in value && 'type' in value;
  return isBytes && value.type === 'Buffer' && Array.isArray(value.data)
    ? unpack(Buffer.from(value.data))
    : value;
}

describe('a deleted account', () => {
  it('leaves no trace of uid, name or mail; its matches continue with an unnamed seat', async () => {
    const { uid, ben, running, over, lobby } = await busyPerson();
    const before = await everything();
    for (const word of [uid, NAME]) expect([word, before.includes(word)]).toEqual([word, true]);
    expect(JSON.stringify(await signIns('accounts:query', {}))).toContain(uid);
    await ask('deleteAccount', uid, { really: true });
    const after = await everything();
    expect(after).toContain('table/revealed');
    for (const word of [NAME, MAIL]) expect(pathsWith(word, after)).toEqual([]);
    expect(pathsWith(uid, after)).toEqual([`callQuota/${uid}`]);
    expect(JSON.stringify(await signIns('accounts:query', {}))).not.toContain(uid);
    expect((await matchOf(lobby)).status).toBe('cancelled');
    const people = (await matchOf(over)).seats.filter(({ kind }) => kind === 'person');
    expect(people.map(({ name, uid: id }) => [name, id]).sort()).toEqual([
      ['Ben', ben],
      ['N. N.', null],
    ]);
    const match = await matchOf(running);
    expect(match).toMatchObject({ status: 'running', owner: ben, members: [ben] });
    await playToTheEnd(running, 'without');
    expect(await replayOf(running)).toEqual(await stateOf(running));
  });

  it.each([
    ['cannot be read', (json: string) => json.replace('"seats"', '"chairs"')],
    ['is not even JSON', (json: string) => json.slice(0, -1)],
    ['is of a later release', (json: string) => json.replace(/"schema":\d+/, '"schema":99')],
  ])('leaves no trace either in a match that %s', async (_what, damage) => {
    const { uid, ben, running, over, lobby } = await busyPerson();
    for (const id of [running, lobby]) {
      const { json } = (await refs.record(id).get()).data() ?? {};
      await refs.record(id).update({ json: damage(json) });
    }
    await ask('deleteAccount', uid, { really: true });
    const after = await everything();
    for (const word of [NAME, MAIL]) expect(pathsWith(word, after)).toEqual([]);
    expect(pathsWith(uid, after)).toEqual([`callQuota/${uid}`]);
    expect(JSON.stringify(await signIns('accounts:query', {}))).not.toContain(uid);
    // The others lose nothing.
    expect((await matchOf(running)).members).toContain(ben);
    expect((await matchOf(over)).members).toEqual([ben]);
    const { json } = (await refs.record(running).get()).data() ?? {};
    expect(json).toContain(ben);
  });

  it('cannot do anything any more with a token that is still valid', async () => {
    const { uid, ben, running } = await busyPerson();
    await ask('deleteAccount', uid, { really: true });
    const { code } = await ask('createMatch', ben, { ...wish('Ben'), isPublic: false });
    const matchId = running;
    const words = { matchId, requestId: newRequestId(), text: 'Still here' };
    const token = 'ExponentPushToken[zenobia-device-2]';
    const { version } = await matchOf(running);
    const move = { matchId, version, action: 'pass', requestId: newRequestId() };
    const calls = [
      ask('createMatch', uid, wish(NAME)),
      ask('joinMatch', uid, { code, name: NAME }),
      ask('sendChat', uid, words),
      ask('registerDevice', uid, { token, platform: 'ios', language: 'en' }),
      ask('exportAccount', uid, { format: 'json' }),
      ask('submitAction', uid, move),
    ];
    const refusals = await Promise.all(calls.map((call) => refusalOf(call)));
    const reasons = refusals.map((refusal) => refusal.reason);
    expect(new Set(reasons.slice(0, -1))).toEqual(new Set(['signedOut']));
    expect(reasons.at(-1)).toMatch(/signedOut|notYours|noSuchMatch/);
    expect(pathsWith(uid, await everything())).toEqual([`callQuota/${uid}`]);
    const { expireAt } = (await refs.callQuota(uid).get()).data() ?? {};
    expect(expireAt.toMillis()).toBeGreaterThan(Date.now() + 3_600_000);
  });

  it('is deleted once if asked for twice', async () => {
    const ana = newPerson();
    const twice = [1, 2].map(() => ask('deleteAccount', ana, { really: true }));
    expect(await Promise.all(twice)).toEqual([{ deleted: ana }, { deleted: ana }]);
  });
});

describe('the export of one’s own data', () => {
  it('has profile, devices, matches and messages, and nothing of others', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const [ana, ben] = uids as [UserId, UserId];
    await refs.user(ana).set({ name: 'Ana', language: 'en' });
    await ask('sendChat', ana, { matchId, requestId: newRequestId(), text: 'Hello' });
    await ask('sendChat', ben, { matchId, requestId: newRequestId(), text: 'A secret' });
    const { data } = await ask('exportAccount', ana, { format: 'json' });
    const mine = JSON.parse(data);
    expect(mine).toMatchObject({
      account: ana,
      profile: { name: 'Ana' },
      matches: [{ id: matchId, status: 'running', seat: { uid: ana } }],
      chat: [{ match: matchId, text: 'Hello' }],
    });
    expect(data).not.toContain(ben);
    expect(data).not.toContain('A secret');
  });
});

describe('inviting a former co-player', () => {
  it('sends all they need to join; strangers and blocked players cannot be invited', async () => {
    const { uids } = await openMatch({ people: 2 });
    const [ana, ben] = uids as [UserId, UserId];
    const { matchId } = await ask('createMatch', ana, { ...wish('Ana'), isPublic: false });
    await ask('invitePerson', ana, { matchId, uid: ben });
    const invitation = (await refs.invitations(ben).doc(matchId).get()).data();
    expect(invitation).toMatchObject({ from: ana, hostName: 'Ana', seatCount: 3 });
    await ask('joinMatch', ben, { code: invitation?.code, name: 'Ben' });
    expect((await matchOf(matchId)).members).toEqual([ana, ben]);
    const stranger = ask('invitePerson', ana, { matchId, uid: newPerson() });
    expect(await refusalOf(stranger)).toEqual({ reason: 'notYours' });
    await refs.user(ben).set({ blocked: [ana], muted: [ana] });
    const other = await ask('createMatch', ana, wish('Ana'));
    const shunned = ask('invitePerson', ana, { matchId: other.matchId, uid: ben });
    expect(await refusalOf(shunned)).toEqual({ reason: 'blocked' });
  });
});
