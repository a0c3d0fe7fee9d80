import { parseOptions, wholeNumber } from '#scripts/lib/cli.mjs';

export interface ArenaOptions {
  readonly quick: boolean;
  readonly games: number;
  /** Time limit for each match. */
  readonly seconds: number;
  /** Plays only matches whose name contains this. */
  readonly only: string;
  readonly thinking: boolean;
  /** Whether all expansions are in play. */
  readonly all: boolean;
}

const FULL_GAMES = '400';
const QUICK_GAMES = '240';
/** Chosen so that a whole quick run takes less than 40 seconds. */
const QUICK_SECONDS = '1';
const NO_LIMIT = '36000';

export function optionsFrom(): ArenaOptions {
  const given = parseOptions({
    quick: { type: 'boolean' },
    games: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    'no-thinking': { type: 'boolean' },
    all: { type: 'boolean' },
  });
  const quick = given.quick ?? false;
  const games = given.games ?? (quick ? QUICK_GAMES : FULL_GAMES);
  const seconds = given.seconds ?? (quick ? QUICK_SECONDS : NO_LIMIT);
  return {
    quick,
    games: wholeNumber('games', games, 1, 1_000_000),
    seconds: wholeNumber('seconds', seconds, 1, 1_000_000),
    only: given.only ?? '',
    thinking: given['no-thinking'] !== true,
    all: given.all ?? false,
  };
}
