import type { GameState } from '../../src/engine';
import type { UserId } from '../../src/protocol/ids';
import { moveOnce, playToTheEnd } from './support/player';
import { allowAnyPace, ownProject } from './support/project';
import { everyDocument, matchOf, recordOf, stateOf } from './support/records';
import { ask, newRequestId, openMatch } from './support/referee';

ownProject('secrets');
allowAnyPace();

/** What firestore.rules lets this person read; rules.test.ts proves that it is no more. */
function readableBy(uid: UserId, documents: Map<string, unknown>): [string, unknown][] {
  return [...documents].filter(([path]) => {
    if (path.includes('/secret/')) return false;
    if (path.includes('/views/')) return path.endsWith(`/views/${uid}`);
    return !path.startsWith('users/') && !path.startsWith('limits/') && !path.startsWith('pushes/');
  });
}

/** Everything inside documents, also inside the JSON texts they carry. */
function* insidesOf(value: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, value];
  if (typeof value === 'string' && /^[[{]/.test(value)) {
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

describe('secrets', () => {
  it('I-2: nothing a client can read holds the seed, the random state or the bots’ dice', async () => {
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
      const own = readable.find(([path]) => path.includes('/views/'));
      const { vp } = (await stateOf(matchId)).players[seat as 0 | 1];
      expect(own?.[1]).toMatchObject({
        patch: expect.stringContaining(`[["players",${seat},"vp"],${vp}]`),
      });
    }
    await playToTheEnd(matchId, 'points');
    const { view } = await matchOf(matchId);
    const { players } = JSON.parse(view ?? '{}') as GameState;
    expect(players.every(({ vp }) => vp !== null)).toBe(true);
  });

  it('a refusal carries nothing but its reason', async () => {
    const { matchId, uids } = await openMatch({ people: 2 });
    const action = { type: 'chooseRole', role: 0 } as const;
    const move = { matchId, version: 99, action, requestId: newRequestId() };
    const error = await ask('submitAction', uids[0] ?? null, move).catch((it: unknown) => it);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      status: 'ABORTED',
      message: 'stale',
      details: { reason: 'stale', version: 1 },
    });
  });
});
