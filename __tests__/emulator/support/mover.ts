import type { MatchId } from '#protocol/ids';
import { moveOnce } from './player';

/**
 * A separate process that keeps moving in one match and prints a line before and after each move.
 * The test kills it during a move. Its only argument is the match id.
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
