import type { UserId } from '../../../src/protocol/ids';
import { at, database } from '../database';
import { no } from './refuse';

const MINUTE = 60_000;

/** What adds documents, and how much of it one user may do in how long. */
const BUDGETS = {
  match: { most: 20, window: 60 * MINUTE },
  chat: { most: 60, window: 10 * MINUTE },
  device: { most: 20, window: 60 * MINUTE },
} as const;
type Budget = keyof typeof BUDGETS;

type Spent = Partial<Record<Budget, { window: number; count: number }>>;

/** Counts for all instances together; throws when the user has had enough. */
export async function spend(uid: UserId, budget: Budget, now: number): Promise<void> {
  const { most, window } = BUDGETS[budget];
  const current = Math.floor(now / window);
  await database().runTransaction(async (transaction) => {
    const spent = ((await transaction.get(at.limits(uid))).data() ?? {}) as Spent;
    const before = spent[budget];
    const count = before?.window === current ? before.count + 1 : 1;
    if (count > most) throw no('tooMuch');
    transaction.set(at.limits(uid), { ...spent, [budget]: { window: current, count } });
  });
}
