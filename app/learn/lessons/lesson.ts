import type { Section } from '#app/table/model/tableModel';
import {
  type Action,
  type BuildingName,
  formatAction,
  type GameState,
  GOOD_NAMES,
  type GoodName,
  isRefusal,
  play,
  production,
  type RoleName,
  type SeatKind,
  type TileName,
} from '#engine';
import type { TextKey } from '#i18n/keys';

/** What a step points at; `own` is the board of who learns. */
export type PointAt =
  | 'own'
  | { readonly role: RoleName }
  | { readonly tile: TileName }
  | { readonly building: BuildingName }
  /** A good that may be chosen now. */
  | { readonly good: GoodName }
  | { readonly section: Section }
  /** The line that says what the Puertomas would do. */
  | 'forecasts'
  /** All that may be chosen now. */
  | 'asked';

/** Something to read, or something to do. */
export type LessonStep = Reading | Doing;

interface Reading {
  readonly say: TextKey;
  readonly point: PointAt;
}

export interface Doing extends Reading {
  /** What is said to another try. */
  readonly other: TextKey;
  /** What is to be done, in notation; what else does as well is in `accept`. */
  readonly deed: string;
  readonly accept?: Accept;
  /** What the others do then, in notation. */
  readonly others: readonly string[];
}

type Accept = { readonly anyOf: readonly string[] } | { readonly produces: GoodName };

/** A real position and what is done in it: options, seed and moves, so that it cannot rot. */
export interface Lesson {
  readonly id: string;
  readonly title: TextKey;
  readonly seed: string;
  /** The other seats are Puertomas. */
  readonly withPuertomas?: true;
  /** The moves that lead to the position, in notation. */
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** Who learns sits first; the others are played by the lesson. */
export const LEARNER = 0;
export const LESSON_NAMES = ['You', 'Yuiza', 'Marisol'] as const;

/** Who sits where in a lesson. */
export function seatKind({ withPuertomas }: Lesson, seat: number): SeatKind {
  if (seat === LEARNER) return 'person';
  return withPuertomas ? 'puertoma' : 'bot';
}

export const isDoing = (step: LessonStep | undefined): step is Doing =>
  step !== undefined && 'deed' in step;

/** Whether what was tried is what the step is about. */
export function isAccepted(step: Doing, table: GameState, action: Action): boolean {
  const deed = formatAction(action);
  if (deed === step.deed) return true;
  if (step.accept === undefined) return false;
  if ('anyOf' in step.accept) return step.accept.anyOf.includes(deed);
  const played = play(table, LEARNER, action);
  if (isRefusal(played)) return false;
  const good = GOOD_NAMES.indexOf(step.accept.produces);
  return (production(played.state, LEARNER)[good as 0] ?? 0) > 0;
}
