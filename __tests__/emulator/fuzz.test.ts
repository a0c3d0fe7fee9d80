import fc from 'fast-check';
import type { CallName, Calls } from '#protocol/calls';
import type { InviteCode, MatchId, UserId } from '#protocol/ids';
import { PROTOCOL } from '#protocol/version';
import { sized } from '#tests/support/size';
import { liftRateLimit, ownProject } from './support/project';
import { everyDocument, matchOf } from './support/records';
import {
  askRaw,
  callables,
  classic,
  newPerson,
  newRequestId,
  openMatch,
  refusalOf,
} from './support/referee';

ownProject('fuzz');
liftRateLimit();

const RUNS = sized(800, 5000);
const NAMES = Object.keys(callables) as CallName[];

let matchId: MatchId;
let onTurn: UserId;
let waiting: UserId;
let version: number;

beforeAll(async () => {
  const table = await openMatch({ people: 2, bots: 1 });
  const match = await matchOf(table.matchId);
  matchId = table.matchId;
  version = match.version;
  onTurn = match.toAct[0] as UserId;
  waiting = table.uids.find((uid) => uid !== onTurn) as UserId;
});

/** A valid payload for every callable, though it may come at the wrong time. */
function sound(name: CallName): Record<string, unknown> {
  const requestId = newRequestId();
  const payloads: { [Name in CallName]: Calls[Name]['request'] } = {
    createMatch: {
      requestId,
      name: 'Ana',
      rules: classic,
      others: ['open'],
      turnLimit: 300,
      isPublic: true,
    },
    joinMatch: { matchId, name: 'Ana' },
    lookUpInvite: { code: 'ABCDEFGHJKLM' as InviteCode },
    leaveMatch: { matchId },
    removePlayer: { matchId, uid: waiting },
    startMatch: { matchId, openSeats: 'bots' },
    submitAction: {
      matchId,
      version,
      requestId,
      action: 'chooseRole settler',
    },
    setOrders: { matchId, round: 1, role: 'settler', actions: ['pass'] },
    resign: { matchId },
    claimSeat: { matchId },
    rematch: { matchId },
    sendChat: { matchId, requestId, phrase: 'hello' },
    invitePerson: { matchId, uid: waiting },
    deleteAccount: { really: true },
    exportAccount: { format: 'json' },
    report: { matchId, uid: waiting, reason: 'abuse' },
    registerDevice: {
      token: 'ExponentPushToken[abcdefghijklmnop]',
      platform: 'ios',
      language: 'en',
    },
  };
  return { ...payloads[name], protocol: PROTOCOL };
}

const sparse = Array(2);
sparse[1] = 'open';
const looped: Record<string, unknown> = {};
looped.self = looped;

/** Values that are invalid for every field. */
const nasty = fc.constantFrom<unknown>(
  null,
  Number.NaN,
  -1,
  0.5,
  1e308,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '\u0000',
  'line\nbreak',
  '\u202Eturned',
  'x'.repeat(100_000),
  '\uD800',
  [],
  sparse,
  Array(10_000).fill('open'),
  {},
  looped,
  { toString: () => 'ABCDEFGHJKLM' },
  'chooseRole settler more',
  'chooseRole 0000000000000',
  '__proto__ __proto__ __proto__',
  'place 1000000000.0.0.0.0.0 1 -',
  `store ${Array(100_000).fill(1).join('.')}`,
  { type: 'chooseRole', role: 0 },
  JSON.parse('{"__proto__":{"isPublic":true},"type":"pass"}'),
  new Date(0),
  Symbol('id'),
  10n,
  () => 'function',
);

const anyKey = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'uid', 'seat', 'admin'),
);

/** A valid payload with one thing wrong, or something that is no payload at all. */
const payload = fc.constantFrom(...NAMES).chain((name) => {
  const field = fc.constantFrom(...Object.keys(sound(name)));
  return fc.record({
    name: fc.constant(name),
    spoil: fc.oneof(
      { weight: 6, arbitrary: fc.tuple(field, nasty).map(([key, value]) => ({ [key]: value })) },
      {
        weight: 2,
        arbitrary: fc.tuple(anyKey, nasty).map(([key, value]) => ({ [`${key}!`]: value })),
      },
      { weight: 2, arbitrary: field.map((key) => ({ [key]: undefined })) },
    ),
    whole: fc.option(fc.anything({ withBigInt: true, withDate: true, withSparseArray: true }), {
      freq: 4,
    }),
  });
});

/** The documents without rate counters, which are always written. */
async function withoutCounters() {
  const all = [...(await everyDocument())];
  return all.filter(([path]) => !/^(call|seat|lobby)Quota\//.test(path));
}

describe('any data sent to the referee', () => {
  it(`${RUNS} malformed, huge and malicious payloads: a clean refusal, no crash, no write`, async () => {
    const before = await withoutCounters();
    await fc.assert(
      fc.asyncProperty(payload, fc.boolean(), async ({ name, spoil, whole }, isOnTurn) => {
        const data = whole === null ? { ...sound(name), ...spoil } : whole;
        const { reason } = await refusalOf(askRaw(name, isOnTurn ? onTurn : waiting, data));
        const clean = ['malformed', 'updateApp', 'unfitText', 'notInLobby', 'notOver', 'notYours'];
        expect([...clean, 'stale']).toContain(reason);
      }),
      { numRuns: RUNS },
    );
    expect(await withoutCounters()).toEqual(before);
  });

  it('valid payloads of strangers and of nobody: a clean refusal, no write', async () => {
    const before = await withoutCounters();
    const ownAffairs = ['createMatch', 'registerDevice', 'deleteAccount', 'exportAccount'];
    for (const name of NAMES.filter((it) => !ownAffairs.includes(it))) {
      const { reason } = await refusalOf(askRaw(name, newPerson(), sound(name)));
      expect(reason).toBe('noSuchMatch');
    }
    for (const name of NAMES) {
      expect(await refusalOf(askRaw(name, null, sound(name)))).toEqual({ reason: 'signedOut' });
    }
    expect(await withoutCounters()).toEqual(before);
  });
});
