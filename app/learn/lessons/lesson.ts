import type { Section } from '#app/table/model/tableModel';
import {
  type Action,
  type BuildingName,
  formatAction,
  type GameState,
  Good,
  type GoodName,
  isRefusal,
  play,
  production,
  type RoleName,
  type SeatKind,
  type TileName,
} from '#engine';
import type { TextKey } from '#i18n/keys';

/** The target that a step points to. `own` is the learner's board. */
export type PointAt =
  | 'own'
  | { readonly role: RoleName }
  | { readonly tile: TileName }
  | { readonly building: BuildingName }
  /** A good that may be chosen now. */
  | { readonly good: GoodName }
  | { readonly section: Section }
  /** The forecasts of the Puertomas' roles. */
  | 'forecasts'
  /** All current choices. */
  | 'asked';

/** A step to read or to do. */
export type LessonStep = Reading | Doing;

interface Reading {
  readonly say: TextKey;
  readonly point: PointAt;
}

export interface Doing extends Reading {
  /** The answer to any other action. */
  readonly other: TextKey;
  /** The action to take, in notation. `accept` says which others are accepted too. */
  readonly action: string;
  readonly accept?: Accept;
  /** The actions of the other seats after it, in notation. */
  readonly others: readonly string[];
}

type Accept = { readonly anyOf: readonly string[] } | { readonly produces: GoodName };

/** A lesson in a real position, given by options, seed and moves, so that tests can replay it. */
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

/** The learner has the first seat. The lesson plays the others. */
export const LEARNER = 0;
export const LESSON_NAMES = ['You', 'Yuiza', 'Marisol'] as const;

/** The kind of a seat in a lesson. */
export function seatKind({ withPuertomas }: Lesson, seat: number): SeatKind {
  if (seat === LEARNER) return 'person';
  return withPuertomas ? 'puertoma' : 'bot';
}

export const isDoing = (step: LessonStep | undefined): step is Doing =>
  step !== undefined && 'action' in step;

/** Whether the step accepts the action that was tried. */
export function isAccepted(step: Doing, state: GameState, action: Action): boolean {
  const notation = formatAction(action);
  if (notation === step.action) return true;
  if (step.accept === undefined) return false;
  if ('anyOf' in step.accept) return step.accept.anyOf.includes(notation);
  const played = play(state, LEARNER, action);
  if (isRefusal(played)) return false;
  return (production(played.state, LEARNER)[Good[step.accept.produces]] ?? 0) > 0;
}
