import { type GameState, isRefusal, type Seat, seedRandom } from '#engine';
import { begin, openSeat } from '#functions/match/begin';
import { newRecord } from '#functions/match/create';
import type { MatchRecord } from '#functions/match/recordSchema';
import { playAction, settle } from '#functions/match/referee';
import type { MatchId, UserId } from '#protocol/ids';
import type { MatchRules } from '#protocol/match';
import { randomAction } from '#tests/engine/support/random';

const person = (name: string) =>
  ({ ...openSeat, kind: 'person', uid: name as UserId, name }) as const;

/** A new match of Ana, Ben and Eva, without a database. */
export function newMatch(rules: Partial<MatchRules>): MatchRecord {
  const match = {
    id: 'A'.repeat(20) as MatchId,
    owner: 'ana' as UserId,
    seats: [person('ana'), person('ben'), person('eva')],
    rules: { edition: 'classic', expansions: [], variants: {}, board: 'random', ...rules },
    turnLimit: 86_400,
    totalTime: null,
    isPublic: true,
  } as const;
  return begin(newRecord(match, 0), 'remove', 0);
}

export function gameOf({ state }: Pick<MatchRecord, 'state'>): GameState {
  if (state === null) throw new Error('the match has not begun');
  return state;
}

/** Plays one random action. */
export function played(
  record: MatchRecord,
  seat: Seat,
  random = seedRandom(`version ${record.version}`),
): MatchRecord {
  const after = playAction(record, seat, randomAction(gameOf(record), seat, random), 'person');
  if (isRefusal(after)) throw new Error(after.code);
  return settle(after, [seat], 0);
}
