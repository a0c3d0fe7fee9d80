import { EMPTY_MODULE } from '#engine/core/module';
import type { GameModule } from '#engine/modules/base/rules';
import { ACHIEVEMENTS_ACTIONS } from './actions';
import { cardChance, deal, takeCards } from './deal';
import { ACHIEVEMENTS_EVENTS } from './events';
import { achievementsOf, type Game } from './game';
import { CARD_SPECS, cardNames } from './ids';
import { brokenInvariants } from './invariants';
import { moments } from './moments';
import { ACHIEVEMENTS_REFUSALS } from './refusals';
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
  /** X6-2: scores cards laid down. X6-4: automated seats score cards that nobody reached. */
  score(game: Game, seat, sheet) {
    const { hands, laid } = achievementsOf(game);
    if (!game.rules.hasAutomatedSeats) {
      for (const card of laid[seat]) {
        sheet.add('achievements', cardNames.name(card), CARD_SPECS[card].vp);
      }
    } else if (game.rules.boards[seat].isAutomated) {
      const points = hands.flat().reduce((vp, card) => vp + CARD_SPECS[card].vp, 0);
      if (points > 0) sheet.add('achievements', 'unreached', points);
    }
  },
  brokenInvariants,
};
