import { type GameState, isRefusal, parseAction, play, restore, score } from '#engine';
import { refs } from '#functions/firestore/database';
import type { OnlineClient } from '#online/client';
import type { PlayedMatch } from '#online/playedMatch';
import type { MatchId } from '#protocol/ids';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';
import { replay } from '#session/local/replay';
import { gameOfMatch } from '#session/online/finishedMatch';
import { reviewGame } from '#session/review/gameReview';
import { ReviewAnalyzer } from '#session/review/reviewAnalyzer';
import { readNotation, writeNotation } from '#session/saves/notation';
import { expectOk } from '#tests/support/expectOk';
import { closeClients, newClient } from './support/clients';
import { moveOnce, playToTheEnd } from './support/player';
import { liftRateLimit } from './support/project';
import { stateOf } from './support/records';
import { againstBot, ask } from './support/referee';

// The referee uses the suite's database, so that clients read what the test writes.
process.env.GCLOUD_PROJECT = addressesFromEnvironment()?.project;
process.env.METADATA_SERVER_DETECTION = 'none';
liftRateLimit();

afterAll(closeClients);

async function openMatch(client: OnlineClient): Promise<MatchId> {
  const { matchId } = await ask('createMatch', client.uid, againstBot());
  await ask('startMatch', client.uid, { matchId, openSeats: 'bots' });
  return matchId;
}

function replayed({ start, moves }: PlayedMatch): GameState {
  let state = restore(start);
  for (const { seat, line } of moves) {
    const action = parseAction(line);
    const next = isRefusal(state) || action === null ? null : play(state, seat, action);
    if (next === null || isRefusal(next)) throw new Error(`${seat} ${line} does not replay`);
    state = next.state;
  }
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}

describe('a finished match', () => {
  it('I-4: can be replayed from its start by its players, and by nobody before', async () => {
    const ana = await newClient();
    const stranger = await newClient();
    const matchId = await openMatch(ana);
    await moveOnce(matchId, 'played');
    expect(await ana.readPlayedMatch(matchId)).toBeNull();
    expect((await refs.revealed(matchId).get()).exists).toBe(false);
    await playToTheEnd(matchId, 'played');
    const played = await ana.readPlayedMatch(matchId);
    if (played === null) throw new Error('there is no match');
    expect(replayed(played)).toEqual(await stateOf(matchId));
    expect(new Set(played.moves.map(({ by }) => by))).toEqual(new Set(['person', 'bot']));
    await expect(stranger.readPlayedMatch(matchId)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('I-4: has a review, and can be saved and exported like any game', async () => {
    const ana = await newClient();
    const matchId = await openMatch(ana);
    await playToTheEnd(matchId, 'told');
    const played = await ana.readPlayedMatch(matchId);
    const game = played && gameOfMatch(played, matchId, 1000);
    if (game === null) throw new Error('there is no game');
    expect(game.state).toEqual(await stateOf(matchId));
    const steps = replay(game);
    const work = new ReviewAnalyzer(steps);
    while (!work.step());
    const review = reviewGame(steps, work.analysis());
    expect(review).toMatchObject({ isPartial: false, scores: score(game.state) });
    expect(review?.samples.length).toBeGreaterThan(10);
    expect(expectOk(readNotation(writeNotation(game) ?? '', 'copy', 2000))).toMatchObject({
      seats: game.seats,
      state: game.state,
    });
  });

  it('that stops before its end, or breaks the rules, is not accepted', async () => {
    const ana = await newClient();
    const matchId = await openMatch(ana);
    await playToTheEnd(matchId, 'broken');
    const played = await ana.readPlayedMatch(matchId);
    if (played === null) throw new Error('there is no match');
    const [first, ...rest] = played.moves;
    expect(gameOfMatch({ ...played, moves: rest }, matchId, 0)).toBeNull();
    expect(gameOfMatch({ ...played, moves: first ? [first] : [] }, matchId, 0)).toBeNull();
    expect(gameOfMatch({ ...played, start: {} }, matchId, 0)).toBeNull();
  });
});
