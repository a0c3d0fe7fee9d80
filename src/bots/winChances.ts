import { type Counts, cloneState, decisionOf, type GameState, keyed, type Seat } from '#engine';
import { EvaluationContext } from './evaluation/context';
import { type Expectation, expectationOf, meanExpectation } from './evaluation/expectation';
import { chanceModelFor } from './evaluation/models';
import { sum } from './evaluation/queries';
import { chances } from './evaluation/worth';
import { finishPhase } from './policy/policy';
import { finishPhaseCarefully, playRounds } from './rollout';

/**
 * Everybody's chance to win at first sight. In the middle of a phase nothing is settled, so it is
 * played out first: then the chance changes only with the position.
 */
export function chancesAtPhaseEnd(state: GameState, context: EvaluationContext): Counts<Seat> {
  return chances(stateAtPhaseEnd(state, context), chanceContext(state));
}

/**
 * How many rounds are looked ahead, by number of players. The more play, the less a table says by itself
 * of who will win; further on more shows, but what others will do is less certain.
 */
const ROUNDS_ON: Readonly<Record<number, number>> = { 5: 3 };

/** The table at the end of the phase that is on, then those of each round that is looked ahead. */
function statesToCome(state: GameState, context: EvaluationContext): GameState[][] {
  const rounds = ROUNDS_ON[state.players.length] ?? 0;
  if (rounds === 0) return [[stateAtPhaseEnd(state, context)]];
  const now = cloneState(state);
  finishPhaseCarefully(now, context);
  return [[now], ...playRounds(now, rounds, context)];
}

/**
 * The chance to win that everybody is told: the mean of now and of some rounds to come, each of these
 * the mean of its tables.
 */
export function shownChances(state: GameState, context: EvaluationContext): Counts<Seat> {
  const told = chanceContext(state);
  const mean = (all: readonly Counts<Seat>[]) =>
    keyed(context.seats, (seat) => sum(all.map((chance) => chance[seat])) / all.length);
  return mean(
    statesToCome(state, context).map((tables) => mean(tables.map((table) => chances(table, told)))),
  );
}

/** What a seat may expect now, known more closely by the rounds that may come after the table. */
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

/** Judges by who is likely to win; the bots choose by what is worth most. */
export function chanceContext(state: GameState): EvaluationContext {
  return new EvaluationContext(state, chanceModelFor(state));
}

/** The table at the end of the phase that is on, everybody playing soundly. */
export function stateAtPhaseEnd(state: GameState, context: EvaluationContext): GameState {
  if (state.over || decisionOf(state)?.kind === 'round') return state;
  const end = cloneState(state);
  finishPhase(end, context.weightsFor(state));
  return end;
}
