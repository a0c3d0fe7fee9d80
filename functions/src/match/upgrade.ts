import * as v from 'valibot';
import { futureOf, type Versions } from '#engine';
import { namesFromRelease1 } from './stored';

/** The shape of a record; the game inside has versions of its own, the engine's modules'. */
export const RECORD_SCHEMA = 4;

type Stored = Record<string, unknown> & { schema: number; seats: unknown[] };

/** Steps from one schema of records to the next, by the number they start from. */
const STEPS: Readonly<Record<number, (record: Stored) => void>> = {
  /** Nobody could answer ahead yet. */
  1: (record) => {
    record.orders = record.seats.map(() => null);
  },
  /**
   * The whole view was part of the match; now the table has a document, not written yet. And what
   * was told by positions in lists is told by names.
   */
  2: (record) => {
    record.published = { tableVersion: 0, steps: [] };
    Object.assign(record, namesFromRelease1(record));
  },
  /** Nobody stood in for anybody, no seat was kept, and only single turns were limited. */
  3: (record) => {
    for (const bySeat of ['standIns', 'reserved', 'pace']) {
      record[bySeat] = record.seats.map(() => null);
    }
    for (const bySeat of ['spent', 'missed', 'claims']) {
      record[bySeat] = record.seats.map(() => 0);
    }
    record.totalTime = null;
    record.barred = [];
  },
};

/** A stored record of an earlier release as one of this release; records only go up. */
export function bringUpToDate(record: Stored): Stored {
  for (; record.schema < RECORD_SCHEMA; record.schema++) STEPS[record.schema]?.(record);
  return record;
}

/** Whether a later release wrote it; asked before anything else of it is read. */
export function isFromTheFuture(record: unknown, modules: Versions | undefined): boolean {
  const { schema } = v.parse(v.looseObject({ schema: v.number() }), record);
  const unknown = modules && futureOf({ modules });
  return schema > RECORD_SCHEMA || unknown?.code === 'fromTheFuture';
}
