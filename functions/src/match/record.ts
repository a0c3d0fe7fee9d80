import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { isSameJson, store } from '#engine';
import { refuse } from '#functions/errors/refuse';
import { type Doc, matchId, read, readJson } from '#protocol/documents';
import { err, ok, type Result } from '#protocol/result';
import { modulesFor, restoreGame, type Unreadable } from './gameViews';
import { nothingPublished } from './published';
import { type MatchRecord, recordSchema, storedSeat } from './recordSchema';
import { bringUpToDate, isFromTheFuture, RECORD_SCHEMA, storedFields } from './upgrade';

/** `matches/{id}/secret/state` */
const recordDoc = v.object({
  json: v.string(),
  schema: v.number(),
  /** The versions of the modules that wrote it. */
  modules: v.record(v.string(), v.number()),
});
export type RecordDoc = Doc<typeof recordDoc>;

export function writeRecord(record: MatchRecord): RecordDoc {
  const state = record.state && store(record.state);
  return {
    json: JSON.stringify({ ...record, seats: record.seats.map(storedSeat), state }),
    schema: record.schema,
    modules: modulesFor(record),
  };
}

export function recordDocFrom(data: unknown): RecordDoc {
  const doc = read(recordDoc, data);
  if (doc === null) throw refuse('unreadable');
  return doc;
}

/** Reads a record of this or an earlier release, so that matches survive a deploy. */
export function readRecord(doc: RecordDoc): MatchRecord {
  const record = recordFrom(doc);
  if (record.ok) return record.value;
  if (record.error === 'fromTheFuture') {
    const { schema, modules } = doc;
    logger.warn('a record of a later release is left alone', { match: idIn(doc), schema, modules });
  }
  throw refuse('unreadable');
}

/** Whether a later release wrote the record, so that only that release can continue it. */
export function isOfLaterRelease(data: unknown): boolean {
  const doc = read(recordDoc, data);
  const record = doc && recordFrom(doc);
  return record?.ok === false && record.error === 'fromTheFuture';
}

const identified = v.object({ id: matchId });
const idIn = ({ json }: RecordDoc) => readJson(identified, json)?.id;

function recordFrom(doc: RecordDoc): Result<MatchRecord, Unreadable> {
  const fields = readJson(storedFields, doc.json);
  if (fields === null) return err('damaged');
  if (isFromTheFuture(fields, doc.modules)) return err('fromTheFuture');
  const record = read(recordSchema, bringUpToDate(fields));
  if (record === null) return err('damaged');
  const state = record.state === null ? ok(null) : restoreGame(record.state);
  if (!state.ok) return state;
  const published = isCurrentFormat(doc, record) ? record.published : nothingPublished;
  return ok({ ...record, state: state.value, published });
}

/**
 * Whether the clients' documents have the format of this release. If not, the first change writes
 * all of them again, because a step cannot convert formats.
 */
export const isCurrentFormat = (
  doc: RecordDoc,
  record: Pick<MatchRecord, 'rules' | 'seats'>,
): boolean => doc.schema === RECORD_SCHEMA && isSameJson(doc.modules, modulesFor(record));
