import * as v from 'valibot';
import { type Versions, versionRefusal } from '#engine';

/** Version of the record's shape. The game state inside has its own module versions. */
export const RECORD_SCHEMA = 1;

/** Stored fields of any release. Only `schema` is known. */
export const storedFields = v.looseObject({ schema: v.number() });
type Stored = v.InferOutput<typeof storedFields>;

/** Upgrades from one record schema to the next, by the schema they start from. */
type Steps = Readonly<Record<number, (record: Stored) => void>>;
const STEPS: Steps = {};

/** Upgrades a stored record of an earlier release. There are no downgrades. */
export function bringUpToDate(record: Stored, steps = STEPS, to: number = RECORD_SCHEMA): Stored {
  for (; record.schema < to; record.schema++) steps[record.schema]?.(record);
  return record;
}

/** Whether a later release wrote the record. Check this before reading any other field. */
export function isFromTheFuture({ schema }: Stored, modules: Versions): boolean {
  return schema > RECORD_SCHEMA || versionRefusal({ modules })?.code === 'fromTheFuture';
}
