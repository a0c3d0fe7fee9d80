import {
  CARD_NAMES,
  type CardName,
  type GameState,
  isRefusal,
  restoreView,
  type Seat,
} from '#engine';
import { unpack } from '#online/unpack';
import type { MatchId, UserId } from '#protocol/ids';
import { look, moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { everyDocument, recordOf, stateOf, tableOf } from './support/records';
import { ask, classic, newRequestId, openMatch } from './support/referee';

ownProject('secrets');
liftRateLimit();

/**
 * The documents that firestore.rules lets this user read. rules.test.ts proves that it is no more.
 */
function readableBy(uid: UserId, documents: Map<string, unknown>): [string, unknown][] {
  return [...documents].filter(([path]) => {
    if (path.includes('/secret/')) return false;
    if (path.includes('/views/')) return path.endsWith(`/views/${uid}`);
    return (
      !path.startsWith('users/') && !path.startsWith('callQuota/') && !path.startsWith('pushes/')
    );
  });
}

/** All values inside documents, including those in JSON texts. */
function* insidesOf(value: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, value];
  if (Buffer.isBuffer(value)) {
    yield* insidesOf(unpack(value), path);
  } else if (typeof value === 'string' && /^[[{]/.test(value)) {
    yield* insidesOf(JSON.parse(value), path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value)) yield* insidesOf(inside, `${path}.${key}`);
  }
}

function secretsIn(documents: [string, unknown][], state: GameState, botSeed: string): string[] {
  const words = [state.options.seed, botSeed, JSON.stringify(state.random)];
  const numbers = new Set(state.random);
  return documents.flatMap(([path, data]) =>
    [...insidesOf(data, path)]
      .filter(([inside, value]) => {
        const isNamed = /\.(seed|random|botSeed)$/.test(inside);
        const isWord = typeof value === 'string' && words.some((word) => value.includes(word));
        return isNamed || isWord || (typeof value === 'number' && numbers.has(value));
      })
      .map(([inside]) => inside),
  );
}

/** Nobody but the owner reads the cards in a hand. */
async function expectCardsHidden(matchId: MatchId, uids: readonly UserId[]): Promise<void> {
  const documents = await everyDocument();
  const { achievements } = await stateOf(matchId);
  if (achievements === null) throw new Error('a match without cards');
  const held = (seat: number) =>
    [...(achievements.hands[seat as Seat] ?? []), ...(achievements.packs[seat as Seat] ?? [])].map(
      (card) => CARD_NAMES[card],
    );
  const wordsFor = (uid: UserId) => {
    const readable = readableBy(uid, documents).filter(([path]) => path.includes(matchId));
    const words = readable.flatMap(([path, data]) => [...insidesOf(data, path)]);
    return JSON.stringify(words.map(([, value]) => value).filter((it) => !Buffer.isBuffer(it)));
  };
  for (const [seat, uid] of uids.entries()) {
    const words = wordsFor(uid);
    for (const other of uids.keys()) {
      const read = held(other).filter((card) => words.includes(card));
      // Players remember the cards that they passed on, which belong to the next player by then.
      if (other !== seat) expect(read.filter((card) => !passedBy(seat, card))).toEqual([]);
      else expect(read).toEqual(held(seat));
    }
  }
  function passedBy(seat: number, card: CardName): boolean {
    const passed = achievements?.passedOn[seat as Seat] ?? [];
    return passed.some((it) => CARD_NAMES[it] === card);
  }
}

describe('secrets', () => {
  it('I-2: no client can read the seed, the random state or the bots’ seed', async () => {
    const { matchId, uids } = await openMatch({ people: 3, bots: 1, isPublic: true });
    await ask('sendChat', uids[0] ?? null, { matchId, requestId: newRequestId(), text: 'Hello' });
    for (let moves = 0; moves < 60; moves++) {
      const { state, botSeed } = await recordOf(matchId);
      if (state === null) throw new Error('the match has not begun');
      if (moves % 15 === 0) {
        const documents = await everyDocument();
        for (const uid of uids) {
          expect(secretsIn(readableBy(uid, documents), state, botSeed)).toEqual([]);
        }
        expect(secretsIn([...documents], state, botSeed)).not.toEqual([]);
      }
      await moveOnce(matchId, 'secrets');
    }
  });

  it('I-3: the victory points of others are hidden until the end, one’s own are not', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    let shipped = 0;
    while (shipped < 2) {
      await moveOnce(matchId, 'points');
      const state = await stateOf(matchId);
      shipped = state.players.filter(({ vp }) => vp > 0).length;
      if (state.over) throw new Error('nobody shipped anything');
    }
    const documents = await everyDocument();
    for (const [seat, uid] of uids.entries()) {
      const readable = readableBy(uid, documents).filter(([path]) => path.includes(matchId));
      const points = readable.flatMap(([path, data]) =>
        [...insidesOf(data, path)].filter(([inside]) =>
          /players\.\d\.(vp|surplusVp)$/.test(inside),
        ),
      );
      expect(points.length).toBe(4);
      expect(points.map(([, value]) => value)).toEqual([null, null, null, null]);
      const patches = readable.flatMap(([path, data]) =>
        [...insidesOf(data, path)].filter(([inside]) => inside.endsWith('.patch')),
      );
      const isPublic = ([path]: [string, unknown]) => !path.includes('/views/');
      expect(JSON.stringify(patches.filter(isPublic))).not.toMatch(
        /"base","players",\d,"(vp|surplusVp)"\],\d/,
      );
      expect(patches.some(isPublic)).toBe(true);
      const { vp } = (await stateOf(matchId)).players[seat as 0 | 1];
      expect((await look(matchId, uid)).view.players[seat]?.vp).toBe(vp);
    }
    await playToTheEnd(matchId, 'points');
    const end = restoreView((await tableOf(matchId)).view);
    if (isRefusal(end)) throw new Error(end.code);
    expect(end.players.every(({ vp }) => vp !== null)).toBe(true);
  });

  it('X6-1, I-3: cards in a hand are only in their owner’s document, taken or dealt', async () => {
    const expansions = ['achievements'];
    const rules = { ...classic, expansions, variants: { draftAchievements: true } };
    const { matchId, uids } = await openMatch({ people: 3, rules });
    for (let moves = 0; moves < 40; moves++) {
      if (moves % 5 === 0) await expectCardsHidden(matchId, uids);
      await moveOnce(matchId, 'cards');
    }
  });

  it('a refusal contains only its reason', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const action = 'chooseRole settler';
    const move = { matchId, version: 99, action, requestId: newRequestId() };
    const error = await ask('submitAction', uids[0] ?? null, move).catch((it: unknown) => it);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      status: 'ABORTED',
      message: 'stale',
      details: { reason: 'stale', version: 1 },
    });
  });
});
