import { type Counts, cloneState, decisionOf, type GameState, type Seat } from '../engine';
import type { Mind } from './evaluation/mind';
import { chances } from './evaluation/worth';
import { finishPhase } from './policy/policy';

/**
 * Everybody's chance to win as a person is told it. In the middle of a phase nothing is settled, so
 * it is played out first: then the chance changes only as the position does.
 */
export function settledChances(state: GameState, mind: Mind): Counts<Seat> {
  return chances(settled(state, mind), mind);
}

/** The table at the end of the phase that is on, everybody playing soundly. */
export function settled(state: GameState, mind: Mind): GameState {
  if (state.over || decisionOf(state)?.kind === 'round') return state;
  const end = cloneState(state);
  finishPhase(end, mind.weightsFor(state));
  return end;
}
