import type { Expansion } from '#engine';
import { parseOptions, wholeNumber } from '#scripts/lib/cli.mjs';

/** Settings from the command line. */
export interface Plan {
  readonly players: number;
  readonly games: number;
  readonly generations: number;
  /** Search iterations per decision. With 0, bots that look one phase ahead play. */
  readonly iterations: number;
  /** How often a player's choice is replaced by another one, in percent. */
  readonly strayPercent: number;
  /** Used in one of three games. */
  readonly expansions: readonly Expansion[];
  /** How strongly weights stay at their old values. */
  readonly pull: number;
  readonly seed: string;
  /** Whether one bot learns against two Puertomas. */
  readonly solo: boolean;
}

export function planFrom(): Plan {
  const text = { type: 'string' } as const;
  const given = parseOptions({
    players: text,
    games: text,
    generations: text,
    iterations: text,
    expansions: text,
    pull: text,
    seed: text,
    stray: text,
    solo: { type: 'boolean' },
  });
  return {
    players: wholeNumber('players', given.players ?? '4', 2, 5),
    games: wholeNumber('games', given.games ?? '600', 20, 100_000),
    generations: wholeNumber('generations', given.generations ?? '5', 1, 100),
    iterations: wholeNumber('iterations', given.iterations ?? '0', 0, 100_000),
    strayPercent: wholeNumber('stray', given.stray ?? '8', 0, 100),
    // createGame refuses unknown names.
    expansions: given.expansions === undefined ? [] : (given.expansions.split(',') as Expansion[]),
    pull: wholeNumber('pull', given.pull ?? '100', 0, 100_000),
    seed: given.seed ?? '1',
    solo: given.solo ?? false,
  };
}
