import * as v from 'valibot';
import { createGame, isRefusal } from '../../../src/engine';
import type { MatchRules } from '../../../src/protocol/match';

const MOST_ENTRIES = 64;

const names = v.pipe(v.array(v.string()), v.maxLength(MOST_ENTRIES));

/** Rules as they are asked for. */
export const someRules: v.GenericSchema<unknown, MatchRules> = v.strictObject({
  edition: v.picklist(['classic', '1897']),
  expansions: names,
  variants: v.pipe(v.record(v.string(), v.boolean()), v.maxEntries(MOST_ENTRIES)),
  board: v.union([v.picklist(['draft', 'random']), names]),
});

/** Whether this number of players can really sit down by these rules: the engine itself is asked. */
export function canBePlayed(rules: MatchRules, seatCount: number): boolean {
  const seats = Array.from({ length: seatCount }, (_, i) => ({ name: `${i}`, kind: 'human' }));
  return !isRefusal(createGame({ ...rules, seats, seed: 'trial' }));
}
