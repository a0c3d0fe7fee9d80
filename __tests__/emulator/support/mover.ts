import type { MatchId } from '#protocol/ids';
import { moveOnce } from './player';

/**
 * A program of its own that moves and moves in one match, telling before and after each move;
 * the test kills it in the middle. Started with the match id as its only argument.
 */
async function main(matchId: MatchId): Promise<void> {
  for (;;) {
    process.stdout.write('moving\n');
    const uid = await moveOnce(matchId);
    process.stdout.write('moved\n');
    if (uid === null) return;
  }
}

void main(process.argv[2] as MatchId);
