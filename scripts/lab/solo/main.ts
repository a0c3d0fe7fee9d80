import { botFor } from '#bots/levels';
import { DIFFICULTIES, EXPANSIONS } from '#engine';
import { parseOptions, runMain, wholeNumber } from '#scripts/lib/cli.mjs';
import { HEAD, lineOf, playSolo } from './solo';

const FULL_GAMES = '10000';
const QUICK_GAMES = '200';
const NO_LIMIT = '360000';

/** Plays a bot against two Puertomas at each difficulty. Prints wins, scores and abilities. */
await runMain(async () => {
  const given = parseOptions({
    quick: { type: 'boolean' },
    games: { type: 'string' },
    seconds: { type: 'string' },
    level: { type: 'string' },
    expansions: { type: 'boolean' },
    difficulty: { type: 'string' },
  });
  const games = given.games ?? (given.quick ? QUICK_GAMES : FULL_GAMES);
  const limit = {
    games: wholeNumber('games', games, 1, 1_000_000),
    seconds: wholeNumber('seconds', given.seconds ?? NO_LIMIT, 1, 1_000_000),
  };
  const level = (['random', 'easy', 'medium', 'hard'] as const).find((it) => it === given.level);
  const options = given.expansions ? { expansions: EXPANSIONS, board: 'random' as const } : {};
  console.log(HEAD);
  const chosen = DIFFICULTIES.filter((it) => it === (given.difficulty ?? it));
  for (const difficulty of chosen) {
    const outcome = playSolo(botFor(level ?? 'medium'), difficulty, limit, options);
    console.log(lineOf(outcome));
    const abilities = Object.entries(outcome.unlocked).map(([name, count]) => `${name} ${count}`);
    console.log(`  unlocked: ${abilities.join(', ')}`);
  }
  return 0;
});
