import * as v from 'valibot';
import { createGame, DIFFICULTIES, isRefusal, variantsIn } from '#engine';
import { engineSeat } from '#functions/match/engineSeat';
import type { MatchRules, MatchSeat } from '#protocol/match';

const MAX_ENTRIES = 64;

const names = v.pipe(v.array(v.string()), v.maxLength(MAX_ENTRIES));

/** Rules for a new match, without the variants of other editions (V-10). */
export const newMatchRules = (rules: MatchRules): MatchRules => ({
  ...rules,
  variants: variantsIn(rules.edition, rules.variants),
});

/** Schema of the rules in a request. */
export const matchRulesInput: v.GenericSchema<unknown, MatchRules> = v.pipe(
  v.strictObject({
    edition: v.picklist(['classic', '1897']),
    expansions: names,
    variants: v.pipe(v.record(v.string(), v.boolean()), v.maxEntries(MAX_ENTRIES)),
    board: v.union([v.picklist(['draft', 'random']), v.pipe(names, v.minLength(1))]),
    puertomas: v.optional(v.picklist(DIFFICULTIES)),
  }),
  v.transform((rules) => newMatchRules(rules)),
);

/** Whether the engine accepts these seats and rules. */
export function canBePlayed(rules: MatchRules, wanted: readonly MatchSeat[]): boolean {
  const seats = wanted.map((seat, index) => ({ ...engineSeat(seat), name: `${index}` }));
  return !isRefusal(createGame({ ...rules, seats, seed: 'trial' }));
}
