import type { MatchId } from '#protocol/ids';
import { readClock } from './clock';
import { moveOnce } from './player';
import { outcomeOf } from './referee';

/**
 * A separate process, like another instance of the referee. Makes a number of moves in a match and
 * prints the outcome of each. Its clock stands still.
 */
async function main([matchId, moves, now]: string[]): Promise<void> {
  readClock(() => Number(now));
  for (let move = 0; move < Number(moves); move++) {
    process.stdout.write(`${await outcomeOf(moveOnce(matchId as MatchId))}\n`);
  }
  process.exit(0);
}

void main(process.argv.slice(2));
