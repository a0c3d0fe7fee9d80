import { no } from '../call/refuse';

/** The shape of a record; the game inside has a schema of its own, the engine's. */
export const RECORD_SCHEMA = 2;

type Stored = Record<string, unknown> & { schema: number; seats: unknown[] };

/** Steps from one schema of records to the next, by the number they start from. */
const STEPS: Readonly<Record<number, (record: Stored) => void>> = {
  /** Nobody could answer ahead yet. */
  1: (record) => {
    record.orders = record.seats.map(() => null);
  },
};

/** A stored record of this release or an earlier one as a record of this release. */
export function bringUpToDate(record: Stored): Stored {
  for (; record.schema < RECORD_SCHEMA; record.schema++) {
    const step = STEPS[record.schema];
    if (step === undefined) throw no('unreadable');
    step(record);
  }
  if (record.schema !== RECORD_SCHEMA) throw no('unreadable');
  return record;
}
