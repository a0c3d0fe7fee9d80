import { named } from '#engine/core/field';
import type { FormsOf } from '#engine/modules/base/actions';
import { type Card, cardNames } from './ids';

export type AchievementsAction =
  /** Takes one of the cards in the seat's pack. Nobody else sees it. */
  { readonly type: 'takeCard'; readonly card: Card };

export const cardField = named(cardNames);
export const ACHIEVEMENTS_ACTIONS: FormsOf<AchievementsAction> = { takeCard: { card: cardField } };
