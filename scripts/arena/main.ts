import { runMain } from '../lib/cli.mjs';
import { playMatch } from './match';
import { matchesFor } from './matches';
import { optionsFrom } from './options';
import { jsonLine, table, thinkingTable } from './report';
import { measureThinking } from './thinking/measure';

/** Bots against bots: who wins how often, and how long the strongest thinks. */
await runMain(async () => {
  const options = optionsFrom();
  const outcomes = [];
  for (const match of matchesFor(options.only, options.quick)) {
    const outcome = playMatch(match, options.games, options.seconds);
    outcomes.push(outcome);
    if (outcomes.length === 1) console.log(table.head);
    console.log(table.row(outcome));
  }
  const thinking = options.thinking ? measureThinking(options.quick) : [];
  console.log(thinkingTable(thinking));
  console.log(jsonLine(outcomes, thinking));
  return 0;
});
