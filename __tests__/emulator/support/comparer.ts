import type { BotLevel } from '#protocol/limits';
import { playAndCompare } from './comparing';

/**
 * A separate process, because several can run at the same time, and searches are slower inside the
 * test runner. Plays the number of matches in its first argument, against bots of the levels that
 * follow.
 */
function main([matches, ...levels]: string[]): void {
  for (let match = 0; match < Number(matches); match++) {
    process.stdout.write(`${JSON.stringify(playAndCompare(levels as BotLevel[]))}\n`);
  }
}

main(process.argv.slice(2));
