import type { Counts, Keyed, Seat } from '#engine/core/ids';
import type { Game as CoreGame, SeenFields } from '#engine/core/module';
import type { BaseAction } from '#engine/modules/base/actions';
import type { BaseEvent } from '#engine/modules/base/events';
import type { Good } from '#engine/modules/base/ids';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';
import type { AchievementsAction } from './actions';
import type { AchievementsEvent } from './events';
import type { Card } from './ids';

/** The module's part of the state; null in games without it. */
export interface Achievements {
  /** Not reached yet; only their owner knows them (I-3). */
  hands: Keyed<Seat, Card[]>;
  /** Reached and laid down, in that order. */
  laid: Keyed<Seat, Card[]>;
  /** While cards are chosen: the cards that each seat chooses from. */
  packs: Keyed<Seat, Card[]>;
  /** Cards that each seat has passed on, and therefore knows. */
  passedOn: Keyed<Seat, Card[]>;
  /** Kinds loaded in this captain phase. */
  loaded: Keyed<Seat, Good[]>;
  /** Points gained in this captain phase. */
  points: Counts<Seat>;
}

export type SeenAchievements = SeenFields<Achievements>;

export interface AchievementsState extends BaseState {
  achievements: Achievements | null;
}

export type Game = CoreGame<AchievementsState, Rules, BaseEvent | AchievementsEvent>;
export type Act = BaseAction | AchievementsAction;

/** The module's part of the state, for code that runs only while it is in play. */
export function achievementsOf({
  state,
}: {
  readonly state: Pick<AchievementsState, 'achievements'>;
}): Achievements {
  if (state.achievements === null) throw new Error('the achievements are not in play');
  return state.achievements;
}
