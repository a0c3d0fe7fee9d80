import { useCallback } from 'react';
import { useChangePreferences, usePreferences, useServices } from '#app/services/services';
import type { Lesson } from './lessons/lesson';

/** How far somebody has come in each lesson. */
export type Progress = 'fresh' | 'begun' | 'done';

export function progressOf(lesson: Lesson, reached: number): Progress {
  if (reached === 0) return 'fresh';
  return reached >= lesson.steps.length ? 'done' : 'begun';
}

/** Where to go on: from the beginning if it was finished. */
export const stepToGoOnFrom = (lesson: Lesson, reached: number) =>
  progressOf(lesson, reached) === 'done' ? 0 : reached;

export function useReached(): (lesson: Lesson) => number {
  const { lessons } = usePreferences();
  return (lesson) => lessons[lesson.id] ?? 0;
}

/** Keeps the furthest step; who repeats a lesson loses nothing. */
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
