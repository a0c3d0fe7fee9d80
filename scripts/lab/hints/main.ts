import { parseOptions, runMain, wholeNumber } from '#scripts/lib/cli.mjs';
import { measureHints } from './measure';

/** Prints by number of players how much the chances change and how accurate they are. */
await runMain(async () => {
  const text = { type: 'string' } as const;
  const given = parseOptions({ games: text, players: text, every: text });
  const games = wholeNumber('games', given.games ?? '500', 1, 1_000_000);
  const every = wholeNumber('every', given.every ?? '100', 0, 1_000_000);
  const tables = (given.players ?? '2,3,4,5').split(',');
  for (const table of tables) {
    const players = wholeNumber('players', table, 2, 5);
    const { drift, gain, decisions, hints } = measureHints(players, games, 'trust', every);
    const better = (share: number) => `${(100 * share).toFixed(1)} % better than 1/${players}`;
    console.log(`${players} players, ${games} games`);
    console.log(
      `  the table: ${decisions} decisions, drift ${drift.toFixed(2)} points, Brier ${better(gain)}`,
    );
    console.log(
      `  hints: ${hints.count}, drift ${hints.drift.toFixed(2)} points, mean ${hints.bias.toFixed(2)} ± ${hints.biasError.toFixed(2)}, Brier ${better(hints.gain)}; the table at these moments ${better(hints.tableGain)}`,
    );
    console.log(
      `  expected by hints: place ${(100 * hints.placeGain).toFixed(1)} % better than the middle, lead off by ${hints.leadError.toFixed(1)} points, mean ${hints.leadBias.toFixed(1)}`,
    );
  }
  return 0;
});
