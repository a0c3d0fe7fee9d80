import { refs } from '#functions/firestore/database';
import { matchChanged } from '#functions/index';
import type { MatchId, UserId } from '#protocol/ids';
import { moveOnce } from './player';
import { matchOf } from './records';

/** Changes a match and reports the change as the database would, once or more often. */
export async function reporting(matchId: MatchId, change: () => Promise<unknown>, times = 1) {
  const before = await refs.match(matchId).get();
  await change();
  const after = await refs.match(matchId).get();
  const event = { data: { before, after }, params: { matchId } };
  for (let time = 0; time < times; time++) await matchChanged.run(event as never);
}

/** Moves until another player is to act. Returns the players to act. */
export async function passOn(matchId: MatchId): Promise<readonly UserId[]> {
  const [mover] = (await matchOf(matchId)).toAct;
  for (;;) {
    const { toAct } = await matchOf(matchId);
    if (toAct[0] !== mover) return toAct;
    await moveOnce(matchId, 'push');
  }
}
