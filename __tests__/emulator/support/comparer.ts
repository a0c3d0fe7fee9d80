import type { BotLevel } from '#protocol/limits';
import { playAndCompare } from './comparing';

/**
 * A program of its own, so that several work at the same time; and a search takes about a third longer
 * inside the test runner. Plays as many matches as its first argument says, against bots of the
 * levels that follow.
 */
function main([matches, ...levels]: string[]): void {
  for (let match = 0; match < Number(matches); match++) {
    process.stdout.write(`${JSON.stringify(playAndCompare(levels as BotLevel[]))}\n`);
  }
}

main(process.argv.slice(2));
