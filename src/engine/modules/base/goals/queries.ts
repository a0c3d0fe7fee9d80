import { foresee } from '#engine/core/foresee';
import { type Counts, type Keyed, keyed, type Seat } from '#engine/core/ids';
import type { AnyAction } from '#engine/core/module';
import type { Building, Good, Ship } from '#engine/modules/base/ids';
import { gameOf } from '#engine/modules/base/queries';
import type { BaseState } from '#engine/modules/base/state';
import { type Game, type GoalEvent, goalModules } from './game';
import { type Goal, type GoalCard, type GoalSpec, goalNames, goalSpecs, type Reward } from './goal';
import { type Progress, progressOf } from './progress';
import { shipFor } from './reached';

/** A goal of a game, with the progress of every seat. */
export interface GoalStanding {
  readonly module: string;
  readonly card: GoalCard;
  readonly name: string;
  readonly spec: GoalSpec;
  readonly tiles: readonly Good[];
  readonly goods: readonly Good[];
  readonly building: Building | null;
  readonly ship: Ship | null;
  readonly reward: Reward;
  readonly winner: Seat | null;
  readonly progress: Keyed<Seat, Progress>;
}

/** All goals of the game in the order in which they are won. */
export function goalsOf(state: BaseState): GoalStanding[] {
  const game = gameOf(state);
  const standings: GoalStanding[] = [];
  for (const { name } of game.rules.modules) {
    const holder = goalModules.find(({ module }) => module === name);
    for (const goal of holder?.goalsIn(state) ?? []) standings.push(standingOf(game, name, goal));
  }
  return standings;
}

function standingOf(game: Game, module: string, goal: Goal): GoalStanding {
  const spec = goalSpecs[goal.card];
  const { tiles, goods, building, card, winner } = goal;
  return {
    module,
    card,
    name: goalNames.name(card),
    spec,
    tiles,
    goods,
    building,
    ship: shipFor(game, spec),
    reward: spec.reward,
    winner,
    progress: keyed(game.rules.seats, (seat) => nearness(game, seat, goal)),
  };
}

function nearness(game: Game, seat: Seat, goal: Goal): Progress {
  let loaded: Counts<Good> | null = null;
  for (const holder of goalModules) loaded ??= holder.loadedBy(game.state, seat, goal);
  return progressOf(game, seat, goal, loaded);
}

/** The progress to one goal; faster than `goalsOf`. */
export function goalProgress(state: BaseState, seat: Seat, goal: Goal): Progress {
  return nearness(gameOf(state), seat, goal);
}

export function goalSpec(goal: Pick<Goal, 'card'>): GoalSpec {
  return goalSpecs[goal.card];
}

/** The ship whose cargo a goal asks for. */
export function goalShip(state: BaseState, goal: Pick<Goal, 'card'>): Ship | null {
  return shipFor(gameOf(state), goalSpecs[goal.card]);
}

/** The goals that an action would win the seat, if it can know. */
export function goalsWonBy(state: BaseState, seat: Seat, action: AnyAction): GoalEvent[] {
  const isThere = goalModules.some(({ goalsIn }) =>
    goalsIn(state).some(({ winner }) => winner === null),
  );
  if (!isThere) return [];
  const { events } = foresee<GoalEvent>(state, seat, action);
  return events.filter((event) => event.type === 'goalWon' && event.seat === seat);
}
