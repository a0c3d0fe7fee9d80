import { botFor } from '#bots/levels';
import { DIFFICULTIES } from '#engine';
import { HEAD, lineOf, playSolo } from '#scripts/lab/solo/solo';
import { runMain } from '#scripts/lib/cli.mjs';
import { expansionCountLines } from './expansionCounts';
import { playMatch } from './match';
import { ALL_SIX, matchesFor } from './matches';
import { type ArenaOptions, optionsFrom } from './options';
import { jsonLine, table, thinkingTable } from './report';
import { measureThinking } from './thinking/measure';

const LEVELS = ['medium', 'hard'] as const;
/** Share of games played against Puertomas, because games of the hard bot are slow. */
const SOLO_SHARE = 0.25;

/** Prints how often medium and hard beat two Puertomas at each difficulty. */
function playPuertomas({ games, seconds, all }: ArenaOptions): void {
  console.log(HEAD);
  for (const level of LEVELS) {
    for (const difficulty of DIFFICULTIES) {
      const limit = { games: Math.ceil(games * SOLO_SHARE), seconds };
      console.log(lineOf(playSolo(botFor(level), difficulty, limit, all ? ALL_SIX : {})));
    }
  }
}

/** Prints how often bots beat each other, and how long the strongest one thinks. */
await runMain(async () => {
  const options = optionsFrom();
  const outcomes = [];
  for (const match of matchesFor(options)) {
    const outcome = playMatch(match, options.games, options.seconds);
    outcomes.push(outcome);
    if (outcomes.length === 1) console.log(table.head);
    console.log(table.row(outcome));
    for (const line of expansionCountLines(outcome.expansions)) console.log(line);
  }
  if ('Puertomas'.includes(options.only)) playPuertomas(options);
  const thinking = options.thinking ? measureThinking(options.quick, options.all) : [];
  console.log(thinkingTable(thinking));
  console.log(jsonLine(outcomes, thinking));
  return 0;
});
