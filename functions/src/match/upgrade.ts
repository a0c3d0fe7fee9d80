import * as v from 'valibot';
import { type Versions, versionRefusal } from '#engine';

/** The shape of a record; the game inside has versions of its own, the engine's modules'. */
export const RECORD_SCHEMA = 1;

type Stored = Record<string, unknown> & { schema: number };

/** Steps from one schema of records to the next, by the number they start from. */
type Steps = Readonly<Record<number, (record: Stored) => void>>;
const STEPS: Steps = {};

/** A stored record of an earlier release as one of this release; records only go up. */
export function bringUpToDate(record: Stored, steps = STEPS, to: number = RECORD_SCHEMA): Stored {
  for (; record.schema < to; record.schema++) steps[record.schema]?.(record);
  return record;
}

/** Whether a later release wrote it; asked before anything else of it is read. */
export function isFromTheFuture(record: unknown, modules: Versions): boolean {
  const { schema } = v.parse(v.looseObject({ schema: v.number() }), record);
  return schema > RECORD_SCHEMA || versionRefusal({ modules })?.code === 'fromTheFuture';
}
