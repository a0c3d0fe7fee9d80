import * as v from 'valibot';
import type { Refusal } from '#engine';
import { type CallName, type CallRefusal, type Calls, PLAIN_REASONS } from './calls';
import { count, invite, inviteCode, matchId, read, type Schema, userId } from './documents';

const inMatch = v.object({ matchId });
/** Schemas of the referee's answers. */
const ANSWERS: { readonly [Name in CallName]: Schema<Calls[Name]['answer']> } = {
  createMatch: v.object({ matchId, code: inviteCode }),
  joinMatch: inMatch,
  lookUpInvite: v.object({ invite }),
  leaveMatch: inMatch,
  removePlayer: inMatch,
  startMatch: inMatch,
  submitAction: v.object({ version: count }),
  setOrders: inMatch,
  resign: inMatch,
  claimSeat: inMatch,
  rematch: inMatch,
  sendChat: v.object({ messageId: v.string() }),
  report: inMatch,
  invitePerson: inMatch,
  deleteAccount: v.object({ deleted: userId }),
  exportAccount: v.object({ data: v.string() }),
  registerDevice: v.object({ registered: userId }),
};

export function readAnswer<Name extends CallName>(
  name: Name,
  data: unknown,
): Calls[Name]['answer'] | null {
  const schema: Schema<Calls[Name]['answer']> = ANSWERS[name];
  return read(schema, data);
}

const rulesRefusal = v.object({ code: v.string(), rule: v.string() });
const refusal: Schema<CallRefusal> = v.union([
  v.object({ reason: v.picklist(PLAIN_REASONS) }),
  v.object({ reason: v.literal('stale'), version: count }),
  v.object({
    reason: v.literal('againstRules'),
    refusal: v.custom<Refusal>((it) => v.is(rulesRefusal, it)),
  }),
]);
const someReason = v.object({ reason: v.string() });

/** Reads the reason of a refusal; null if there is none. An unknown reason becomes `failed`. */
export function readRefusal(details: unknown): CallRefusal | null {
  return read(refusal, details) ?? (v.is(someReason, details) ? { reason: 'failed' } : null);
}
