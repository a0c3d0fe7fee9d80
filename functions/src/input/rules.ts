import * as v from 'valibot';
import { createGame, DIFFICULTIES, isRefusal, variantsIn } from '#engine';
import { atTable } from '#functions/match/atTable';
import type { MatchRules, MatchSeat } from '#protocol/match';

const MOST_ENTRIES = 64;

const names = v.pipe(v.array(v.string()), v.maxLength(MOST_ENTRIES));

/** V-10: rules for a new match, without the variants of another edition. */
export const newMatchRules = (rules: MatchRules): MatchRules => ({
  ...rules,
  variants: variantsIn(rules.edition, rules.variants),
});

/** Rules as they are asked for. */
export const someRules: v.GenericSchema<unknown, MatchRules> = v.pipe(
  v.strictObject({
    edition: v.picklist(['classic', '1897']),
    expansions: names,
    variants: v.pipe(v.record(v.string(), v.boolean()), v.maxEntries(MOST_ENTRIES)),
    board: v.union([v.picklist(['draft', 'random']), names]),
    puertomas: v.optional(v.picklist(DIFFICULTIES)),
  }),
  v.transform((rules) => newMatchRules(rules)),
);

/** Whether these players can really sit down by these rules: the engine itself is asked. */
export function canBePlayed(rules: MatchRules, wanted: readonly MatchSeat[]): boolean {
  const seats = wanted.map((seat, index) => ({ ...atTable(seat), name: `${index}` }));
  return !isRefusal(createGame({ ...rules, seats, seed: 'trial' }));
}
