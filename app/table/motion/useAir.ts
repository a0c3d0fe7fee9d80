import { useCallback, useState } from 'react';
import { usePace } from '#app/services/pace';
import type { Pace } from '#app/services/paces';
import type { LogEntry } from '#session/session';
import { type PlannedFlight, planFlights } from './flights';

export interface Air {
  /** What the latest events set flying; empty when all of it has landed. */
  readonly planned: readonly PlannedFlight[];
  /** Whether something is to fly or flies. */
  readonly busy: boolean;
  /** More has happened since: it sets out when everything has landed. */
  readonly behind: boolean;
  /** Everything lands at once. */
  readonly land: () => void;
  readonly pace: Pace | null;
}

/** What is in the air for what has happened since the last landing. */
export function useAir(log: readonly LogEntry[]): Air {
  const pace = usePace();
  const [last, setTelling] = useState<Telling>({ told: log.length, planned: NONE });
  const now = tellingNow(last, log, pace);
  if (now !== last) setTelling(now);
  const land = useCallback(() => setTelling(landed), []);
  const { told, planned } = now;
  return { planned, busy: planned.length > 0, behind: told < log.length, land, pace };
}

interface Telling {
  /** How many entries of the log have been told. */
  readonly told: number;
  /** What the latest of them set flying. */
  readonly planned: readonly PlannedFlight[];
}

const NONE: readonly never[] = [];

const landed = (telling: Telling): Telling =>
  telling.planned.length > 0 ? { ...telling, planned: NONE } : telling;

/** While something flies nothing else sets out; what was taken back can happen again. */
function tellingNow(telling: Telling, log: readonly LogEntry[], pace: Pace | null): Telling {
  if (log.length < telling.told) return { told: log.length, planned: NONE };
  if (log.length === telling.told || telling.planned.length > 0) return telling;
  const news = log.slice(telling.told);
  return { told: log.length, planned: pace === null ? NONE : planFlights(news, pace) };
}
