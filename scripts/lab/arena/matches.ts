import type { Bot } from '#bots/bot';
import { botFor } from '#bots/levels';
import { EXPANSIONS, type GameRequest } from '#engine';
import type { Match } from './match';
import { greedy } from './opponents/greedy';
import { buildingRush, shippingRush } from './opponents/plans';
import type { ArenaOptions } from './options';

/** Goals for each level, and opponents with a single plan that the strongest must beat. */
const MATCHES: readonly [hero: string, rivals: string, players: number, atLeast?: number][] = [
  ['hard', 'medium', 4, 45],
  ['hard', 'medium', 3, 55],
  ['medium', 'random', 4, 95],
  ['medium', 'easy', 4, 70],
  ['medium', 'easy', 2, 70],
  ['hard', 'medium', 2],
  ['hard', 'medium', 5],
  ['hard', 'greedy', 3],
  ['hard', 'shippingRush', 3],
  ['hard', 'buildingRush', 3],
];

/** Options of a game with all expansions. */
export const ALL_SIX: Pick<GameRequest, 'expansions' | 'board'> = {
  expansions: EXPANSIONS,
  board: 'random',
};

/** `quick` leaves out matches without a goal, `all` uses all expansions. */
export function matchesFor({ only, quick, all }: ArenaOptions): Match[] {
  const others: Readonly<Record<string, Bot>> = { greedy, shippingRush, buildingRush };
  // Every name in MATCHES is a level or one of the others.
  const named = (name: string): Bot => others[name] ?? botFor(name as Bot['level']);
  const wanted = MATCHES.filter(([, , , atLeast]) => !quick || atLeast !== undefined);
  return wanted
    .map(([hero, rivals, players, atLeast]) => ({
      name: `${hero} against ${players - 1} ${rivals}`,
      players,
      hero: named(hero),
      rivals: named(rivals),
      ...(atLeast === undefined ? {} : { atLeast }),
      ...(all ? { options: ALL_SIX } : {}),
    }))
    .filter(({ name }) => name.includes(only));
}
