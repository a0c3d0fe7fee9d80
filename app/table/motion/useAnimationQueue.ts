import { useCallback, useState } from 'react';
import type { AnimationTiming } from '#app/services/animationTiming';
import { useAnimationTiming } from '#app/services/useAnimationTiming';
import type { LogEntry } from '#session/session';
import { type PlannedMove, planMoves } from './pieceMoves';

export interface AnimationQueue {
  /** Moves of the latest events; empty when all are over. */
  readonly planned: readonly PlannedMove[];
  /** Whether a piece is moving or about to move. */
  readonly isBusy: boolean;
  /** More events wait to be animated after the planned moves. */
  readonly hasMore: boolean;
  /** Ends all planned moves. */
  readonly finish: () => void;
  readonly timing: AnimationTiming | null;
}

/** Animates new log entries, one batch after another. */
export function useAnimationQueue(log: readonly LogEntry[]): AnimationQueue {
  const timing = useAnimationTiming();
  const [last, setBatch] = useState<Batch>({ animated: log.length, planned: NONE });
  const now = nextBatch(last, log, timing);
  if (now !== last) setBatch(now);
  const finish = useCallback(() => setBatch(finished), []);
  const { animated, planned } = now;
  return { planned, isBusy: planned.length > 0, hasMore: animated < log.length, finish, timing };
}

interface Batch {
  /** Number of log entries animated so far, including planned ones. */
  readonly animated: number;
  readonly planned: readonly PlannedMove[];
}

const NONE: readonly never[] = [];

const finished = (batch: Batch): Batch =>
  batch.planned.length > 0 ? { ...batch, planned: NONE } : batch;

/** The next batch waits for this one. An undo shortens the log, so entries may come again. */
function nextBatch(batch: Batch, log: readonly LogEntry[], timing: AnimationTiming | null): Batch {
  if (log.length < batch.animated) return { animated: log.length, planned: NONE };
  if (log.length === batch.animated || batch.planned.length > 0) return batch;
  const entries = log.slice(batch.animated);
  return { animated: log.length, planned: timing === null ? NONE : planMoves(entries, timing) };
}
