import { EMPTY_MODULE, type Slice } from '#engine/core/module';
import { drawGoal, goalChance } from '#engine/modules/base/goals/draw';
import { cloneGoal, GOAL_EVENTS, goalsField } from '#engine/modules/base/goals/fields';
import { goalModules } from '#engine/modules/base/goals/game';
import { numbered } from '#engine/modules/base/goals/goal';
import { brokenGoalInvariants, heldBy } from '#engine/modules/base/goals/held';
import { goalHooks } from '#engine/modules/base/goals/hooks';
import type { GameModule } from '#engine/modules/base/rules';
import { FESTIVAL_GOALS } from './cards';
import { type Festival, type FestivalState, festivalIn, type Game } from './game';

const cards = numbered(FESTIVAL_GOALS);

const slice: Slice<Game, Festival> = {
  fields: { goals: goalsField },
  create: () => ({ goals: [] }),
  clone: ({ goals }) => ({ goals: goals.map(cloneGoal) }),
};

goalModules.push({
  module: 'festival',
  cards,
  goalsIn: (state: FestivalState) => state.festival?.goals ?? [],
  loadedBy: () => null,
});

/** Expansion IV: three goals, each won by the first to reach it. */
export const festival: GameModule = {
  ...EMPTY_MODULE,
  name: 'festival',
  needs: ['base'],
  purposes: [goalChance],
  events: GOAL_EVENTS,
  slice,
  buildings: [],
  roles: [],
  parts: () => ({
    global: {
      ...goalHooks(festivalIn),
      /** X4-1 */
      onSetUp(game: Game) {
        const goals = festivalIn(game);
        for (const card of cards) goals.push(drawGoal(game, card));
      },
    },
    holds: (game: Game) => heldBy(festivalIn(game)),
  }),
  brokenInvariants: (game: Game) => brokenGoalInvariants(festivalIn(game)),
};
