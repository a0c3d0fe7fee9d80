import { count, orNull } from '#engine/core/field';
import type { Seat } from '#engine/core/ids';
import { ownersOnly } from '#engine/core/secrets';
import { type EventForms, seat } from '#engine/modules/base/events';
import { cardField } from './actions';
import type { Card } from './ids';

export type AchievementsEvent =
  /** Null for everybody but the seat itself. */
  | { type: 'cardTaken'; seat: Seat; card: Card | null }
  /** Everybody has taken a card. Each pack has this many left and goes to the left. */
  | { type: 'packsPassed'; left: number }
  /** X6-2: a card is reached and laid down. */
  | { type: 'achieved'; seat: Seat; card: Card; vp: number };

export const ACHIEVEMENTS_EVENTS: EventForms<AchievementsEvent> = {
  cardTaken: { seat, card: ownersOnly(orNull(cardField)) },
  packsPassed: { left: count },
  achieved: { seat, card: cardField, vp: count },
};
