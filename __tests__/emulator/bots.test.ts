import { botFor } from '#bots/levels';
import { isRefusal, seedRandom, viewFor } from '#engine';
import { refs } from '#functions/firestore/database';
import { matchChanged } from '#functions/index';
import { MAX_ITERATIONS } from '#functions/match/referee';
import type { MatchId } from '#protocol/ids';
import type { BotLevel } from '#protocol/limits';
import { sized } from '#tests/support/size';
import { type BotDecision, botDecisions, type Comparison } from './support/comparing';
import { moveOnce } from './support/player';
import { program, start } from './support/programs';
import { liftRateLimit, ownProject } from './support/project';
import { logOf, matchOf, recordOf } from './support/records';
import { ask, classic, newPerson, newRequestId } from './support/referee';

ownProject('bots');
liftRateLimit();

async function openAgainst(others: readonly BotLevel[]): Promise<MatchId> {
  const ana = newPerson();
  const { matchId } = await ask('createMatch', ana, {
    requestId: newRequestId(),
    name: 'Ana',
    rules: classic,
    others,
    turnLimit: 86_400,
    isPublic: false,
  });
  await ask('startMatch', ana, { matchId, openSeats: 'bots' });
  return matchId;
}

/** Amount of search for a decision. 0 if there is only one sensible choice. */
function thoughtFor({ state, seat, level }: BotDecision): number {
  const search = botFor(level).begin(viewFor(state, seat), seedRandom('any'));
  if (isRefusal(search)) throw new Error(search.code);
  return search.budget;
}

/** Reports changes as the database would until nothing changes. Returns the search of each call. */
async function followTriggers(matchId: MatchId): Promise<number[]> {
  const thoughts: number[] = [];
  for (let decided = (await decidedIn(matchId)).length; ; ) {
    const data = await refs.match(matchId).get();
    const event = { data: { before: data, after: data }, params: { matchId }, time: '' };
    await matchChanged.run(event as never);
    const decisions = await decidedIn(matchId);
    if (decisions.length === decided) return thoughts;
    thoughts.push(sum(decisions.slice(decided).map(thoughtFor)));
    decided = decisions.length;
  }
}

const decidedIn = async (matchId: MatchId) =>
  botDecisions(await recordOf(matchId), await logOf(matchId));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** At each of the five tables, so it is fifty in all. */
const MATCHES = sized(1, 10);

const TABLES: readonly (readonly BotLevel[])[] = [
  ['hard', 'easy', 'medium'],
  ['hard', 'hard'],
  ['hard'],
  ['hard', 'medium'],
  ['hard', 'easy'],
];

/** Plays all matches of a table, in two programs at the same time. */
async function playedSideBySide(levels: readonly BotLevel[]): Promise<Comparison[]> {
  const comparer = await program('comparer');
  const shares = [Math.ceil(MATCHES / 2), Math.floor(MATCHES / 2)];
  const outputs = await Promise.all(
    shares.map((share) => start(comparer, [`${share}`, ...levels]).ended),
  );
  const lines = outputs.flatMap((output) => output.split('\n')).filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line));
}

describe('bots of the referee', () => {
  it.each(
    TABLES.slice(0, sized(2, TABLES.length)).map((levels) => [levels.join(', '), levels] as const),
  )(
    `think as long as on a phone: the same choice in every decision of matches (${MATCHES}), %s`,
    async (_, levels) => {
      const compared = await playedSideBySide(levels);
      expect(compared.flatMap(({ others }) => others)).toEqual([]);
      expect(compared).toHaveLength(MATCHES);
      expect(sum(compared.map((it) => it.decisions))).toBeGreaterThan(MATCHES * 20 * levels.length);
    },
  );

  it('a search that is too long for one call continues in the next', async () => {
    const matchId = await openAgainst(['hard', 'hard', 'hard', 'hard']);
    const thoughts: number[] = [];
    do {
      thoughts.push(...(await followTriggers(matchId)));
      expect(await botsWait(matchId)).toBe(false);
    } while (thoughts.length < 3 && (await moveOnce(matchId, 'long')) !== null);
    expect(thoughts.length).toBeGreaterThan(0);
    // The last search of a call may exceed the limit.
    const longest = Math.max(...thoughts);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(MAX_ITERATIONS + 1000);
  });
});

async function botsWait(matchId: MatchId): Promise<boolean> {
  const { status, toAct } = await matchOf(matchId);
  return status === 'running' && toAct.length === 0;
}
