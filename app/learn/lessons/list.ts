import type { Lesson } from '../lesson';
import { end } from './end';
import { goal } from './goal';
import { people } from './people';
import { plan } from './plan';
import { production } from './production';
import { roles } from './roles';
import { shipping } from './shipping';
import { trade } from './trade';

/** In the order in which they are best taken. */
export const LESSONS: readonly Lesson[] = [
  goal,
  roles,
  people,
  production,
  trade,
  shipping,
  end,
  plan,
];
