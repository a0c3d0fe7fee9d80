import type { WantedSeat } from '../../../src/protocol/calls';
import { isRequestId, type UserId } from '../../../src/protocol/ids';
import {
  BOT_LEVELS,
  MAX_NAME_LENGTH,
  MAX_OPEN_MATCHES,
  TURN_LIMITS,
} from '../../../src/protocol/limits';
import type { MatchSeat } from '../../../src/protocol/match';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { spend } from '../call/spend';
import { at } from '../database';
import { rulesFor } from '../input/rules';
import { anything, isBoolean, listOf, oneOf } from '../input/shape';
import { lineUpTo } from '../input/text';
import { botSeat, openSeat } from '../match/begin';
import { createRecord, findRecord } from '../match/create';
import { matchIdFor } from '../match/random';

const WANTED_SEATS: readonly WantedSeat[] = ['open', ...BOT_LEVELS];

export const createMatch = callable(
  'createMatch',
  {
    requestId: isRequestId,
    name: lineUpTo(MAX_NAME_LENGTH),
    rules: anything,
    others: listOf(oneOf(WANTED_SEATS), 1, 4),
    turnLimit: oneOf(TURN_LIMITS),
    isPublic: isBoolean,
  },
  async ({ requestId, name, rules, others, turnLimit, isPublic }, { uid, now }) => {
    if (!rulesFor(rules, others.length + 1)) throw no('malformed');
    const id = matchIdFor('create', uid, requestId);
    const existing = await findRecord(id);
    if (existing !== null) return { matchId: id, code: existing.code };
    await mayOpenAnother(uid);
    await spend(uid, 'match', now);
    const own = personSeat(uid, name);
    const seats = [own, ...others.map((it) => (it === 'open' ? openSeat : botSeat(it)))];
    const { code } = await createRecord({ id, owner: uid, seats, rules, turnLimit, isPublic }, now);
    return { matchId: id, code };
  },
);

export const personSeat = (uid: UserId, name: string): MatchSeat => ({
  ...openSeat,
  kind: 'person',
  uid,
  name,
});

export async function mayOpenAnother(uid: UserId): Promise<void> {
  const open = at
    .matches()
    .where('members', 'array-contains', uid)
    .where('status', 'in', ['lobby', 'running']);
  const { count } = (await open.count().get()).data();
  if (count >= MAX_OPEN_MATCHES) throw no('tooManyMatches');
}
