import { randomInt } from 'node:crypto';
import type { MatchId, UserId } from '#protocol/ids';
import { sized } from '#tests/support/size';
import { look, someAction } from './support/player';
import { liftRateLimit, ownProject } from './support/project';
import { logOf, matchOf, replayOf, stateOf } from './support/records';
import { ask, newRequestId, openMatch } from './support/referee';

ownProject('load');
liftRateLimit();

const MATCHES = sized(40, 200);

/** Reads and moves without checking whose turn it is. Returns null unless the move was accepted. */
async function hammer(matchId: MatchId, uid: UserId): Promise<number | null> {
  const seen = await look(matchId, uid);
  const action = someAction(seen, `${randomInt(1e9)}`);
  const { version } = seen.match;
  const move = { matchId, version, action, requestId: newRequestId() };
  return ask('submitAction', uid, move).then(
    (answer) => answer.version,
    (error: { details?: { reason?: string } }) => {
      if (['stale', 'againstRules', 'busy'].includes(error.details?.reason ?? '')) return null;
      throw error;
    },
  );
}

async function isWhole(matchId: MatchId, accepted: number): Promise<void> {
  const log = await logOf(matchId);
  expect(log.filter(({ by }) => by === 'person')).toHaveLength(accepted);
  expect(log.map(({ ply }) => ply)).toEqual(log.map((_, index) => index));
  const state = await stateOf(matchId);
  expect(await replayOf(matchId)).toEqual(state);
  expect((await matchOf(matchId)).version).toBe(state.ply + 1);
}

describe('under load', () => {
  it('50 clients send moves to one match: every accepted move is in the log once', async () => {
    const { matchId, uids } = await openMatch({ people: 5 });
    const clients = Array.from({ length: 50 }, (_, client) => uids[client % 5] as UserId);
    const versions: number[] = [];
    const client = async (uid: UserId) => {
      for (let turn = 0; turn < 4; turn++) {
        const version = await hammer(matchId, uid);
        if (version !== null) versions.push(version);
      }
    };
    await Promise.all(clients.map(client));
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions).size).toBe(versions.length);
    await isWhole(matchId, versions.length);
  });

  it(`${MATCHES} matches at once: the log of each replays to its state`, async () => {
    const wish = { people: 2, bots: 1 } as const;
    const tables = await inGroups(Array.from({ length: MATCHES }), 25, () => openMatch(wish));
    const accepted = new Map<MatchId, number>();
    const playOn = async ({ matchId, uids }: (typeof tables)[number]) => {
      for (let turn = 0; turn < 3; turn++) {
        const moves = await Promise.all(uids.map((uid) => hammer(matchId, uid)));
        const count = moves.filter((version) => version !== null).length;
        accepted.set(matchId, (accepted.get(matchId) ?? 0) + count);
      }
    };
    await Promise.all(tables.map(playOn));
    expect([...accepted.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(2 * MATCHES);
    await inGroups(tables, 25, ({ matchId }) => isWhole(matchId, accepted.get(matchId) ?? 0));
  });
});

async function inGroups<Item, Made>(
  items: readonly Item[],
  size: number,
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let first = 0; first < items.length; first += size) {
    made.push(...(await Promise.all(items.slice(first, first + size).map(make))));
  }
  return made;
}
