import { randomUUID } from 'node:crypto';
import { refs } from '#functions/firestore/database';
import {
  claimSeat,
  createMatch,
  deleteAccount,
  exportAccount,
  invitePerson,
  joinMatch,
  leaveMatch,
  lookUpInvite,
  registerDevice,
  rematch,
  removePlayer,
  report,
  resign,
  sendChat,
  setOrders,
  startMatch,
  submitAction,
} from '#functions/index';
import { readMatch } from '#functions/match/pack';
import type { CallName, CallRefusal, Calls } from '#protocol/calls';
import type { MatchId, RequestId, UserId } from '#protocol/ids';
import type { MatchRules } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';

export const classic: MatchRules = {
  edition: 'classic',
  expansions: [],
  variants: {},
  board: 'draft',
};

export const newRequestId = () => randomUUID() as RequestId;

/** Ana's request for a match against an easy bot. */
export const againstBot = (): Calls['createMatch']['request'] => ({
  requestId: newRequestId(),
  name: 'Ana',
  rules: classic,
  others: ['easy'],
  turnLimit: 86_400,
  isPublic: false,
});

/** Calls the referee in this process, as the Functions runtime does after checking the sign-in. */
export async function ask<Name extends CallName>(
  name: Name,
  uid: UserId | null,
  data: Calls[Name]['request'],
): Promise<Calls[Name]['answer']> {
  return (await askRaw(name, uid, { ...data, protocol: PROTOCOL })) as Calls[Name]['answer'];
}

type Runnable = { run(request: object): unknown };
export const callables: Readonly<Record<CallName, Runnable>> = {
  claimSeat,
  createMatch,
  deleteAccount,
  exportAccount,
  invitePerson,
  joinMatch,
  leaveMatch,
  lookUpInvite,
  registerDevice,
  rematch,
  removePlayer,
  report,
  resign,
  sendChat,
  setOrders,
  startMatch,
  submitAction,
} as Record<CallName, Runnable>;

export async function askRaw(name: CallName, uid: UserId | null, data: unknown): Promise<unknown> {
  const auth = uid === null ? undefined : { uid, token: {}, rawToken: '' };
  return callables[name].run({ data, auth, rawRequest: {}, acceptsStreaming: false });
}

/** The outcome of a call in one word, which processes can print. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { details?: { reason?: string } }) => error.details?.reason ?? 'crashed',
  );

/** The refusal of a call. Anything but a clean refusal fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<CallRefusal> {
  const outcome = await call.then(
    () => 'accepted',
    (error: unknown) => error,
  );
  if (!isClean(outcome)) throw new Error(`not refused cleanly: ${outcome}`);
  return outcome.details;
}

/** A clean refusal has a reason. A crash would be `failed`. */
function isClean(outcome: unknown): outcome is { details: CallRefusal } {
  const { httpErrorCode, details } = outcome as { httpErrorCode?: unknown; details?: object };
  const reason = (details as { reason?: unknown } | undefined)?.reason;
  return httpErrorCode !== undefined && reason !== undefined && reason !== 'failed';
}

let people = 0;
export const newPerson = () => `person${++people}-${randomUUID().slice(0, 8)}` as UserId;

export interface Table {
  readonly matchId: MatchId;
  readonly uids: readonly UserId[];
}

interface Wish {
  readonly people: number;
  readonly bots?: number;
  readonly puertomas?: number;
  /** Seats that stay open. */
  readonly open?: number;
  readonly rules?: MatchRules;
  readonly isPublic?: boolean;
  readonly turnLimit?: Calls['createMatch']['request']['turnLimit'];
  readonly totalTime?: Calls['createMatch']['request']['totalTime'];
}

/** A match in the lobby with this many people. */
export async function openLobby(wish: Wish): Promise<Table> {
  const { people, bots = 0, puertomas = 0, open = 0 } = wish;
  const uids = Array.from({ length: people }, newPerson);
  const [owner, ...guests] = uids;
  if (owner === undefined) throw new Error('a match needs people');
  const { matchId, code } = await ask('createMatch', owner, {
    requestId: newRequestId(),
    name: 'Ana',
    rules: wish.rules ?? classic,
    others: [
      // Requested first, to check that they sit last.
      ...Array(puertomas).fill('puertoma'),
      ...[...guests, ...Array(open)].map(() => 'open' as const),
      ...Array(bots).fill('easy'),
    ],
    turnLimit: wish.turnLimit ?? 86_400,
    ...(wish.totalTime && { totalTime: wish.totalTime }),
    isPublic: wish.isPublic ?? false,
  });
  for (const guest of guests) await ask('joinMatch', guest, { code, name: 'Ben' });
  return { matchId, uids };
}

/** A running match. Its people are named in the order of their random seats. */
export async function openMatch(wish: Wish): Promise<Table> {
  const { matchId, uids } = await openLobby(wish);
  const [owner = null] = uids;
  await ask('startMatch', owner, { matchId, openSeats: 'bots' });
  const { seats } = readMatch((await refs.match(matchId).get()).data());
  return { matchId, uids: seats.flatMap(({ uid }) => uid ?? []) };
}
