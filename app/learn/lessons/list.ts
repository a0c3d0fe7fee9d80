import { end } from './end';
import { goal } from './goal';
import type { Lesson } from './lesson';
import { people } from './people';
import { plan } from './plan';
import { production } from './production';
import { puertomas } from './puertomas';
import { roles } from './roles';
import { shipping } from './shipping';
import { trade } from './trade';

/** Lessons of the base game, in order. */
const BASICS: readonly Lesson[] = [goal, roles, people, production, trade, shipping, end, plan];

/** All lessons. */
export const LESSONS: readonly Lesson[] = [...BASICS, puertomas];

/** The next basic lesson; undefined after the last one and after other lessons. */
export const lessonAfter = (lesson: Lesson): Lesson | undefined =>
  BASICS.includes(lesson) ? BASICS[BASICS.indexOf(lesson) + 1] : undefined;
