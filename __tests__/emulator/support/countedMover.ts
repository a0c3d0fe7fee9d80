import type { MatchId } from '#protocol/ids';
import { readClock } from './clock';
import { moveOnce } from './player';
import { outcomeOf } from './referee';

/**
 * A program of its own, like another instance of the referee: makes a number of moves in a match
 * and prints the outcome of each. No time passes by its clock.
 */
async function main([matchId, moves, now]: string[]): Promise<void> {
  readClock(() => Number(now));
  for (let move = 0; move < Number(moves); move++) {
    process.stdout.write(`${await outcomeOf(moveOnce(matchId as MatchId))}\n`);
  }
  process.exit(0);
}

void main(process.argv.slice(2));
