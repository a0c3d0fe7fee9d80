import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Chapter, recapOf } from '#app/text/recap';
import type { Voice } from '#app/text/voice';
import type { LogEntry, SessionSnapshot } from '#session/session';

/** Events that a returning player has missed, shown together or chapter by chapter. */
export interface CatchUp {
  /** The missed chapters; empty when all are shown or none was missed. */
  readonly missed: readonly Chapter[];
  /** Index of the chapter being shown; null while they are only listed. */
  readonly step: number | null;
  /** The log up to the shown chapter. Animations follow it. */
  readonly log: readonly LogEntry[];
  readonly next: () => void;
  readonly close: () => void;
}

/** Replays the chapters that were new when the table was opened. */
export function useCatchUp(snapshot: SessionSnapshot, voice: Voice): CatchUp {
  const { log } = snapshot;
  const [missed, setMissed] = useState(() => recapOf(missedEntries(snapshot), voice));
  const [step, setStep] = useState<number | null>(null);
  // The table is first shown as it was before the chapter, so that the chapter is animated.
  const [flown, setFlown] = useState<number | null>(null);
  useEffect(() => setFlown(step), [step]);
  const close = useCallback(() => {
    setMissed([]);
    setStep(null);
  }, []);
  const next = useCallback(() => {
    if (step === missed.length - 1) close();
    else setStep(step === null ? 0 : step + 1);
  }, [step, missed, close]);
  const upTo = step === null ? null : missed[flown === step ? step + 1 : step]?.number;
  const shown = useMemo(
    () =>
      step === null || upTo === undefined ? log : log.filter(({ number }) => number < (upTo ?? 0)),
    [log, step, upTo],
  );
  return { missed, step, log: shown, next, close };
}

/** The entries that are new to the holder, if any were seen before and others have acted since. */
function missedEntries({ log, unseenFrom, holder, handOverTo }: SessionSnapshot): LogEntry[] {
  if (handOverTo !== null || holder === null || unseenFrom === 0) return [];
  const unseen = log.filter(({ number }) => number >= unseenFrom);
  const byOthers = unseen.some(({ event }) => 'seat' in event && event.seat !== holder);
  return byOthers ? unseen : [];
}
