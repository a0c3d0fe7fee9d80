import { useCallback } from 'react';
import { useChangePreferences, usePreferences, useServices } from '#app/services/services';
import type { Lesson } from './lessons/lesson';

/** Progress in a lesson. */
export type Progress = 'fresh' | 'begun' | 'done';

export function progressOf(lesson: Lesson, reached: number): Progress {
  if (reached === 0) return 'fresh';
  return reached >= lesson.steps.length ? 'done' : 'begun';
}

/** The step to continue from: the first one if the lesson was finished. */
export const stepToGoOnFrom = (lesson: Lesson, reached: number) =>
  progressOf(lesson, reached) === 'done' ? 0 : reached;

export function useReached(): (lesson: Lesson) => number {
  const { lessons } = usePreferences();
  return (lesson) => lessons[lesson.id] ?? 0;
}

/** Stores the furthest step, so that repeating a lesson loses no progress. */
export function useKeepProgress(): (lesson: Lesson, reached: number) => void {
  const { preferences } = useServices();
  const change = useChangePreferences();
  return useCallback(
    (lesson, reached) => {
      const { lessons } = preferences.getState();
      if (reached <= (lessons[lesson.id] ?? 0)) return;
      change({ lessons: { ...lessons, [lesson.id]: reached } });
    },
    [preferences, change],
  );
}
