import type { LogBatchDoc, PublicViewDoc, ViewStep } from '#protocol/match';
import { diff } from '#protocol/patch';
import { PROTOCOL } from '#protocol/version';
import { storedView } from './gameViews';
import { spillLog } from './log';
import { pack } from './pack';
import { storedMatch } from './project';
import { nothingPublished, recentOf } from './published';
import type { MatchRecord } from './recordSchema';
import { storedSize } from './storedSize';

/** Largest size of `matches/{id}` in bytes. Every move sends it to all players. */
const MAX_BYTES = 2400;
/** Largest number of steps, because every move sends all of them again. */
const MAX_STEPS = 24;
/** Bytes of older steps kept after a full view, for clients a few versions behind. */
const KEPT_BYTES = 400;

export interface Publication {
  readonly record: MatchRecord;
  /** The new full view; null if the steps in the match are enough. */
  readonly table: PublicViewDoc | null;
  readonly batches: readonly LogBatchDoc[];
}

/** Publishes a change as another step, or as a full view once the steps no longer fit. */
export function publish(before: MatchRecord, after: MatchRecord): Publication {
  if (after.state === null) return { record: after, table: null, batches: [] };
  const stepped = withStep(before, after);
  return stepped !== null && fits(stepped)
    ? { record: stepped, table: null, batches: [] }
    : withTable(stepped ?? { ...after, published: nothingPublished });
}

const fits = (record: MatchRecord) =>
  record.published.steps.length <= MAX_STEPS && storedSize(storedMatch(record)) <= MAX_BYTES;

/** Adds a step; null if there is no view to start from or earlier steps must be discarded. */
function withStep(before: MatchRecord, after: MatchRecord): MatchRecord | null {
  const { publicVersion, steps } = before.published;
  const isUnbroken = (steps.at(-1)?.to ?? publicVersion) === before.version;
  const isWanted = after.published.publicVersion > 0;
  if (before.state === null || after.state === null || !isUnbroken || !isWanted) return null;
  if (after.version === before.version) return after;
  const patch = diff(storedView(before.state, null), storedView(after.state, null));
  const step = { from: before.version, to: after.version, patch };
  return { ...after, published: { publicVersion, steps: [...steps, step] } };
}

function withTable(full: MatchRecord): Publication {
  const { record, batches } = spillLog(full);
  const { version, state, log } = record;
  const view = state && storedView(state, null);
  const packed = pack({ version, view, plies: log.plies });
  const steps = keptSteps(record);
  return {
    record: { ...record, published: { publicVersion: version, steps } },
    table: { protocol: PROTOCOL, version, view: packed },
    batches,
  };
}

/** The latest steps that fit into `KEPT_BYTES`; at least one if the document can hold it. */
function keptSteps(record: MatchRecord): readonly ViewStep[] {
  const { steps } = record.published;
  const keeping = (count: number): MatchRecord => ({
    ...record,
    published: { publicVersion: record.version, steps: count === 0 ? [] : steps.slice(-count) },
  });
  let count = Math.min(1, steps.length);
  if (!fits(keeping(count))) return [];
  while (count < steps.length && pack(recentOf(keeping(count + 1))).length <= KEPT_BYTES) count++;
  return keeping(count).published.steps;
}
