import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '#app/services/services';
import type { LocalGame } from '#session/local/localGame';
import type { ReviewJob, ReviewJobState } from '#session/review/reviewJob';
import { loadReviewJob } from './loadReviewJob';

const NOT_BEGUN: ReviewJobState = { status: 'working', progress: 0, review: null };
const nothing = () => () => undefined;

/** Computes a review while the screen is mounted. Partial results are stored. */
export function useReviewJob(game: LocalGame): { job: ReviewJob | null; state: ReviewJobState } {
  const { reviews } = useServices();
  const [job, setJob] = useState<ReviewJob | null>(null);
  useEffect(() => {
    let isGone = false;
    const opening = loadReviewJob().then(({ openReviewJob }) => openReviewJob(game, reviews));
    opening.then(
      (opened) => (isGone ? undefined : setJob(opened)),
      // A failed import is handled like every other crash.
      (error: unknown) =>
        setJob(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [game, reviews]);
  const state = useSyncExternalStore(
    job?.subscribe ?? nothing,
    job?.getState ?? (() => NOT_BEGUN),
    job?.getState ?? (() => NOT_BEGUN),
  );
  return { job, state };
}
