import type { Bot } from '../../src/bots/bot';
import { botFor } from '../../src/bots/levels';
import type { Match } from './match';
import { greedy } from './opponents/greedy';
import { buildingRush, shippingRush } from './opponents/plans';

/** What each level promises, and opponents with one idea that the strongest must beat. */
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

/** `promisesOnly` leaves out the matches that only inform. */
export function matchesFor(part: string, promisesOnly: boolean): Match[] {
  const others: Readonly<Record<string, Bot>> = { greedy, shippingRush, buildingRush };
  const named = (name: string): Bot => others[name] ?? botFor(name as Bot['level']);
  const wanted = MATCHES.filter(([, , , atLeast]) => !promisesOnly || atLeast !== undefined);
  return wanted
    .map(([hero, rivals, players, atLeast]) => ({
      name: `${hero} against ${players - 1} ${rivals}`,
      players,
      hero: named(hero),
      rivals: named(rivals),
      ...(atLeast === undefined ? {} : { atLeast }),
    }))
    .filter(({ name }) => name.includes(part));
}
