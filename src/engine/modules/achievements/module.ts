import { EMPTY_MODULE } from '#engine/core/module';
import type { GameModule } from '#engine/modules/base/rules';
import { ACHIEVEMENTS_ACTIONS } from './actions';
import { cardChance, deal, takeCards } from './deal';
import { ACHIEVEMENTS_EVENTS } from './events';
import { brokenInvariants } from './invariants';
import { moments } from './moments';
import { ACHIEVEMENTS_REFUSALS } from './refusals';
import { scoreCards, scoreCardsSeen } from './score';
import { slice } from './slice';

export const ACHIEVEMENTS_VARIANTS = { draftAchievements: false };

/** Expansion VI: great achievements, four hidden cards each. */
export const achievements: GameModule = {
  ...EMPTY_MODULE,
  name: 'achievements',
  needs: ['base'],
  variants: ACHIEVEMENTS_VARIANTS,
  steps: [takeCards],
  purposes: [cardChance],
  actions: ACHIEVEMENTS_ACTIONS,
  secretActions: ['takeCard'],
  events: ACHIEVEMENTS_EVENTS,
  unforeseeableEvents: ['achieved'],
  refusals: ACHIEVEMENTS_REFUSALS,
  buildings: [],
  roles: [],
  slice,
  parts: () => ({ global: { ...moments, onSetUp: deal } }),
  score: scoreCards,
  scoreSeen: scoreCardsSeen,
  brokenInvariants,
};
