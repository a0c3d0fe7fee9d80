import { type Counts, cloneState, decisionOf, type GameState, keyed, type Seat } from '#engine';
import { EvaluationContext } from './evaluation/context';
import { type Expectation, expectationOf, meanExpectation } from './evaluation/expectation';
import { chanceModelFor } from './evaluation/models';
import { sum } from './evaluation/queries';
import { chances } from './evaluation/worth';
import { finishPhase } from './policy/policy';
import { finishPhaseCarefully, playRounds } from './rollout';

/**
 * Everybody's chance to win, without a search. A phase is played out first, so that the chance does
 * not jump within it.
 */
export function chancesAtPhaseEnd(state: GameState, context: EvaluationContext): Counts<Seat> {
  return chances(stateAtPhaseEnd(state, context), chanceContext(state));
}

/**
 * Rounds to look ahead, by number of players. With more players a state alone predicts the winner
 * less well; looking further predicts it better, up to a point.
 */
const ROUNDS_ON: Readonly<Record<number, number>> = { 5: 3 };

/** The state at the end of this phase, then the states of each round ahead. */
function statesToCome(state: GameState, context: EvaluationContext): GameState[][] {
  const rounds = ROUNDS_ON[state.players.length] ?? 0;
  if (rounds === 0) return [[stateAtPhaseEnd(state, context)]];
  const now = cloneState(state);
  finishPhaseCarefully(now, context);
  return [[now], ...playRounds(now, rounds, context)];
}

/**
 * The chances that people are shown: the mean of now and of some rounds ahead, each of these the mean
 * of its states.
 */
export function shownChances(state: GameState, context: EvaluationContext): Counts<Seat> {
  const told = chanceContext(state);
  const mean = (all: readonly Counts<Seat>[]) =>
    keyed(context.seats, (seat) => sum(all.map((chance) => chance[seat])) / all.length);
  return mean(
    statesToCome(state, context).map((tables) => mean(tables.map((table) => chances(table, told)))),
  );
}

/** Refines the expectation of a seat by rounds ahead. */
export function refineExpectation(
  now: Expectation,
  state: GameState,
  seat: Seat,
  context: EvaluationContext,
): Expectation {
  const told = chanceContext(state);
  const [, ...rounds] = statesToCome(state, context);
  const later = rounds.map((tables) =>
    meanExpectation(tables.map((table) => expectationOf(table, seat, told))),
  );
  return meanExpectation([now, ...later]);
}

/** Evaluates by the model of the chance to win; bots decide by the model of points. */
export function chanceContext(state: GameState): EvaluationContext {
  return new EvaluationContext(state, chanceModelFor(state));
}

/** The state at the end of this phase, by quick choices. */
export function stateAtPhaseEnd(state: GameState, context: EvaluationContext): GameState {
  if (state.over || decisionOf(state)?.kind === 'round') return state;
  const end = cloneState(state);
  finishPhase(end, context.weightsFor(state));
  return end;
}
