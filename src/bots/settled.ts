import { type Counts, cloneState, decisionOf, type GameState, type Seat } from '../engine';
import { Mind } from './evaluation/mind';
import { toldModelFor } from './evaluation/models';
import { chances } from './evaluation/worth';
import { finishPhase } from './policy/policy';

/**
 * Everybody's chance to win, in the form in which people are told it. In the middle of a phase
 * nothing is settled, so it is played out first: then the chance changes only with the position.
 */
export function settledChances(state: GameState, mind: Mind): Counts<Seat> {
  return chances(settled(state, mind), toldMind(state));
}

/** Judges by who is likely to win; the bots choose by what is worth most. */
export function toldMind(state: GameState): Mind {
  return new Mind(state, toldModelFor(state));
}

/** The table at the end of the phase that is on, everybody playing soundly. */
export function settled(state: GameState, mind: Mind): GameState {
  if (state.over || decisionOf(state)?.kind === 'round') return state;
  const end = cloneState(state);
  finishPhase(end, mind.weightsFor(state));
  return end;
}
