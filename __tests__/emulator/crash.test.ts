import { randomInt } from 'node:crypto';
import { storedMatch } from '#functions/match/project';
import { readMatch } from '#online/unpack';
import type { MatchId } from '#protocol/ids';
import { sleep } from '#scripts/lib/processes';
import { look, moveOnce, someAction } from './support/player';
import { program, start } from './support/programs';
import { liftRateLimit, ownProject } from './support/project';
import { logOf, matchOf, recordOf, replayOf } from './support/records';
import { ask, newRequestId, openMatch } from './support/referee';

ownProject('crash');
liftRateLimit();

let mover: string;
beforeAll(async () => {
  mover = await program('mover');
});

/** Runs the referee in its own process and kills it during a move. */
async function killWhileMoving(matchId: MatchId, afterMoves: number, delay: number) {
  const child = start(mover, [matchId]);
  let moving = 0;
  child.stdout.on('data', async (text: Buffer) => {
    moving += text.toString().split('moving').length - 1;
    if (moving <= afterMoves) return;
    await sleep(delay);
    await child.kill();
  });
  await child.ended;
}

async function expectWhole(matchId: MatchId): Promise<void> {
  const record = await recordOf(matchId);
  expect(await matchOf(matchId)).toEqual(readMatch(storedMatch(record)));
  expect(await replayOf(matchId)).toEqual(record.state);
  const log = await logOf(matchId);
  expect(log.map(({ ply }) => ply)).toEqual(log.map((_, index) => index));
}

describe('when the referee crashes during a move', () => {
  it('the match is complete each time and continues', async () => {
    const { matchId } = await openMatch({ people: 3, bots: 1 });
    for (let crash = 0; crash < 6; crash++) {
      await killWhileMoving(matchId, 2, randomInt(25));
      await expectWhole(matchId);
      await moveOnce(matchId);
      await expectWhole(matchId);
    }
  });

  it('a lost answer is given again; the app that crashed meanwhile sees the move', async () => {
    const { matchId } = await openMatch({ people: 2 });
    const { toAct } = await matchOf(matchId);
    const uid = toAct[0] ?? null;
    const seen = await look(matchId, toAct[0] as never);
    const requestId = newRequestId();
    const { version } = seen.match;
    const move = { matchId, version, action: someAction(seen), requestId };
    const lost = ask('submitAction', uid, move);
    const retried = await ask('submitAction', uid, move);
    expect(await lost).toEqual(retried);
    expect((await matchOf(matchId)).version).toBe(retried.version);
    await expectWhole(matchId);
  });
});
