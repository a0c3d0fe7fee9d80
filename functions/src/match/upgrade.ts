import * as v from 'valibot';
import { type Versions, versionRefusal } from '#engine';

/** The version of the record's shape. The game inside has the versions of its modules. */
export const RECORD_SCHEMA = 1;

/** Fields of any release; only the version of their shape is known. */
export const storedFields = v.looseObject({ schema: v.number() });
type Stored = v.InferOutput<typeof storedFields>;

/** Steps from one schema of records to the next, by the number they start from. */
type Steps = Readonly<Record<number, (record: Stored) => void>>;
const STEPS: Steps = {};

/** Upgrades a stored record of an earlier release. There are no downgrades. */
export function bringUpToDate(record: Stored, steps = STEPS, to: number = RECORD_SCHEMA): Stored {
  for (; record.schema < to; record.schema++) steps[record.schema]?.(record);
  return record;
}

/** Whether a later release wrote it. Checked before any other field is read. */
export function isFromTheFuture({ schema }: Stored, modules: Versions): boolean {
  return schema > RECORD_SCHEMA || versionRefusal({ modules })?.code === 'fromTheFuture';
}
