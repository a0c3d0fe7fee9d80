import type { LogBatchDoc, PublicViewDoc, ViewStep } from '#protocol/match';
import { diff } from '#protocol/patch';
import { PROTOCOL } from '#protocol/version';
import { spillLog } from './log';
import { pack } from './pack';
import { storedMatch } from './project';
import { nothingPublished, recentOf } from './published';
import type { MatchRecord } from './record';
import { seenBy } from './stored';
import { storedSize } from './storedSize';

/** A match is sent to everybody with every move, so it stays below this; in bytes. */
const MOST_BYTES = 2400;
/** More steps would fit, but a long tail is sent again with every move. */
const MOST_STEPS = 24;
/** Of the last moves so much stays when the table is written anew: phones that are a little late. */
const KEPT_BYTES = 400;

export interface Publication {
  readonly record: MatchRecord;
  /** Null while the steps in the match are enough. */
  readonly table: PublicViewDoc | null;
  readonly batches: readonly LogBatchDoc[];
}

/** Tells a change as one more step, or by the whole table when the steps no longer fit. */
export function publish(before: MatchRecord, after: MatchRecord): Publication {
  if (after.state === null) return { record: after, table: null, batches: [] };
  const stepped = withStep(before, after);
  return stepped !== null && fits(stepped)
    ? { record: stepped, table: null, batches: [] }
    : withTable(stepped ?? { ...after, published: nothingPublished });
}

const fits = (record: MatchRecord) =>
  record.published.steps.length <= MOST_STEPS && storedSize(storedMatch(record)) <= MOST_BYTES;

/** Null if there is nothing that a step could start from, or nothing is to be left of what was. */
function withStep(before: MatchRecord, after: MatchRecord): MatchRecord | null {
  const { publicVersion, steps } = before.published;
  const isUnbroken = (steps.at(-1)?.to ?? publicVersion) === before.version;
  const isWanted = after.published.publicVersion > 0;
  if (before.state === null || after.state === null || !isUnbroken || !isWanted) return null;
  if (after.version === before.version) return after;
  const patch = diff(seenBy(before.state, null), seenBy(after.state, null));
  const step = { from: before.version, to: after.version, patch };
  return { ...after, published: { publicVersion, steps: [...steps, step] } };
}

function withTable(full: MatchRecord): Publication {
  const { record, batches } = spillLog(full);
  const { version, state, log } = record;
  const view = state && seenBy(state, null);
  const packed = pack({ version, view, plies: log.plies });
  const steps = keptSteps(record);
  return {
    record: { ...record, published: { publicVersion: version, steps } },
    table: { protocol: PROTOCOL, version, view: packed },
    batches,
  };
}

/** The last steps, as many as are small; the very last one if it fits at all. */
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
