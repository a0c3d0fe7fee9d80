import { bySeat, withDefault } from '#engine/core/field';
import { assumeTotal, copyOf, keyed, type Seat, zeros } from '#engine/core/ids';
import { EMPTY_MODULE, type Slice } from '#engine/core/module';
import { drawFrom, drawGoal, goalChance } from '#engine/modules/base/goals/draw';
import { cloneGoal, GOAL_EVENTS, goalsField, perGood } from '#engine/modules/base/goals/fields';
import { goalModules } from '#engine/modules/base/goals/game';
import { type Goal, goalSpecs, numbered } from '#engine/modules/base/goals/goal';
import { brokenGoalInvariants, heldBy } from '#engine/modules/base/goals/held';
import { goalHooks } from '#engine/modules/base/goals/hooks';
import { GOODS } from '#engine/modules/base/ids';
import type { GameModule } from '#engine/modules/base/rules';
import { ACTIVITY_CARDS } from './cards';
import { type Activities, type ActivitiesState, activitiesIn, type Game } from './game';
import { forgetLoads, onLoaded, onSold } from './trade';

const IN_PLAY = 3;
const cards = numbered(ACTIVITY_CARDS);

const slice: Slice<Game, Activities> = {
  fields: { goals: goalsField, loaded: bySeat(withDefault({}, perGood)) },
  create: ({ rules }) => ({
    goals: [],
    loaded: keyed(rules.seats, () => zeros(GOODS.length)),
  }),
  clone: ({ goals, loaded }) => ({
    goals: goals.map(cloneGoal),
    loaded: assumeTotal(loaded.map(copyOf)),
  }),
};

goalModules.push({
  module: 'activities',
  cards,
  goalsIn: (state: ActivitiesState) => state.activities?.goals ?? [],
  loadedBy(state: ActivitiesState, seat: Seat, { card }: Goal) {
    return goalSpecs[card].trigger === 'load' ? (state.activities?.loaded[seat] ?? null) : null;
  },
});

/** X5-1: three of the twelve cards; one of them needs people to play against. */
function drawCards(game: Game): void {
  const { goals } = activitiesIn(game);
  const forAll = cards.filter((card) => !goalSpecs[card].forPeople);
  const pool = game.rules.hasAutomatedSeats ? forAll : [...cards];
  for (const card of drawFrom(pool, IN_PLAY, game.state.random)) goals.push(drawGoal(game, card));
}

const goalsIn = (game: Game) => activitiesIn(game).goals;

/** Expansion V: more goals, three of twelve in a game. */
export const activities: GameModule = {
  ...EMPTY_MODULE,
  name: 'activities',
  needs: ['base'],
  purposes: [goalChance],
  events: GOAL_EVENTS,
  slice,
  buildings: [],
  roles: [],
  parts: () => ({
    global: {
      ...goalHooks(goalsIn),
      onLoaded,
      onSold,
      onPhaseStart: { captain: forgetLoads },
      onSetUp: drawCards,
    },
    holds: (game: Game) => heldBy(goalsIn(game)),
  }),
  brokenInvariants: (game: Game) => brokenGoalInvariants(goalsIn(game)),
};
