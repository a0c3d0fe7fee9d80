import type { Seat } from '../../core/ids';
import { EMPTY_MODULE } from '../../core/module';
import type { GameModule } from '../base/rules';
import { ACHIEVEMENTS_ACTIONS } from './actions';
import { deal, hasAutomated, takeCards } from './deal';
import { ACHIEVEMENTS_EVENTS } from './events';
import { faults } from './faults';
import { achievementsOf, type Game } from './game';
import { CARD_SPECS, type Card, cardNames } from './ids';
import { moments } from './moments';
import { ACHIEVEMENTS_REFUSALS } from './refusals';
import { slice } from './slice';

export const ACHIEVEMENTS_VARIANTS = { draftAchievements: false };

const vpOf = (cards: readonly Card[]) =>
  cards.reduce((points, card) => points + CARD_SPECS[card].vp, 0);

/** X6-2: what is laid down; X6-4: against automated seats, what the others did not reach is theirs. */
function pointsOf(game: Game, seat: Seat): number {
  const { hands, laid } = achievementsOf(game);
  if (!hasAutomated(game.rules)) return vpOf(laid[seat]);
  return game.rules.boards[seat].isAutomated ? vpOf(hands.flat()) : 0;
}

/** Expansion VI: great achievements, four hidden cards each. */
export const achievements: GameModule = {
  ...EMPTY_MODULE,
  name: 'achievements',
  variants: ACHIEVEMENTS_VARIANTS,
  steps: [takeCards],
  actions: ACHIEVEMENTS_ACTIONS,
  secretActions: ['takeCard'],
  events: ACHIEVEMENTS_EVENTS,
  asides: ['achieved'],
  refusals: ACHIEVEMENTS_REFUSALS,
  buildings: [],
  roles: [],
  slice,
  parts: () => ({
    table: {
      ...moments,
      onSetUp: deal,
      points: pointsOf,
    },
  }),
  score(game: Game, seat, out) {
    if (hasAutomated(game.rules)) {
      const points = pointsOf(game, seat);
      if (points > 0) out.push({ module: 'achievements', line: 'unreached', points });
      return;
    }
    for (const card of achievementsOf(game).laid[seat]) {
      const { vp } = CARD_SPECS[card];
      out.push({ module: 'achievements', line: cardNames.name(card), points: vp });
    }
  },
  faults,
};
