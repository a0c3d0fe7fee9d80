import { Timestamp } from 'firebase-admin/firestore';
import { no } from '#functions/errors/refuse';
import { changeDoc } from '#functions/firestore/changeDoc';
import { at } from '#functions/firestore/database';
import type { CallName } from '#protocol/calls';
import type { UserId } from '#protocol/ids';
import { callsPerMinute } from './pace';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How much of what one user may ask for in how long, whichever instance answers. */
const BUDGETS = {
  get call() {
    return { most: callsPerMinute(), window: MINUTE };
  },
  match: { most: 20, window: HOUR },
  invite: { most: 30, window: HOUR },
  chat: { most: 60, window: 10 * MINUTE },
  device: { most: 20, window: HOUR },
} as const;
type Budget = keyof typeof BUDGETS;

/**
 * What a call costs besides being one; some find out only later what they are. A move is counted
 * in the record, which it writes anyway.
 */
const SPECIAL: Readonly<Partial<Record<CallName, Budget>>> = {
  rematch: 'match',
  sendChat: 'chat',
  registerDevice: 'device',
};

type Spent = Partial<Record<Budget, { window: number; count: number }>>;

/** Counts a call for all instances together; throws when the user has had enough. */
export async function spendOn(name: CallName, uid: UserId, now: number): Promise<void> {
  const special = SPECIAL[name];
  await count(uid, special === undefined ? ['call'] : ['call', special], now);
}

export const spend = (uid: UserId, budget: Budget, now: number) => count(uid, [budget], now);

async function count(uid: UserId, budgets: readonly Budget[], now: number): Promise<void> {
  const longest = Math.max(...Object.values(BUDGETS).map(({ window }) => window));
  await changeDoc(at.limits(uid), (spent: Spent) => {
    const counted = budgets.map((budget) => [budget, countOne(spent, budget, now)] as const);
    const expireAt = Timestamp.fromMillis(now + 2 * longest);
    return { ...spent, ...Object.fromEntries(counted), expireAt };
  });
}

function countOne(spent: Spent, budget: Budget, now: number) {
  const { most, window: length } = BUDGETS[budget];
  const window = Math.floor(now / length);
  const before = spent[budget];
  const count = before?.window === window ? before.count + 1 : 1;
  if (count > most) throw no('tooMuch');
  return { window, count };
}
