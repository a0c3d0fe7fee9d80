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

/** The game itself, in the order in which it is best learned. */
const BASICS: readonly Lesson[] = [goal, roles, people, production, trade, shipping, end, plan];

/** And what one may learn besides. */
export const LESSONS: readonly Lesson[] = [...BASICS, puertomas];

/** Undefined after the last of the basics, which leads to a game, and after everything else. */
export const lessonAfter = (lesson: Lesson): Lesson | undefined =>
  BASICS.includes(lesson) ? BASICS[BASICS.indexOf(lesson) + 1] : undefined;
