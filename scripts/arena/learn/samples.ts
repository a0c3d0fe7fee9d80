import { AT_WORK, describeSeat, FEATURES, OWNED } from '../../../src/bots/evaluation/features';
import { ROUND_CLUES, roundClues } from '../../../src/bots/evaluation/rounds';
import { type Building, decisionOf, type GameState, SEATS, type Seat } from '../../../src/engine';

/** What was seen before a role was chosen, to be held against how the game ended. */
export interface Sample {
  readonly clues: number[];
  readonly round: number;
  /** Part of the round that is over. */
  readonly elapsed: number;
  readonly ending: boolean;
  /** Features by seat. */
  readonly seats: Float32Array[];
}

export interface Sampled {
  readonly samples: Sample[];
  readonly totals: readonly number[];
  readonly wins: readonly number[];
  readonly rounds: number;
}

export function sampleOf(state: GameState, picks: number): Sample | null {
  if (decisionOf(state)?.kind !== 'round') return null;
  const clues: number[] = new Array(ROUND_CLUES).fill(0);
  roundClues(state, clues);
  return {
    clues,
    round: state.round,
    elapsed: state.picks / picks,
    ending: state.endTriggers.length > 0,
    seats: SEATS.slice(0, state.players.length).map((seat) => allFeatures(state, seat)),
  };
}

function allFeatures(state: GameState, seat: Seat): Float32Array {
  const numbers: number[] = new Array(FEATURES).fill(0);
  describeSeat(state, seat, numbers);
  const { city, staff } = state.players[seat];
  for (const building of city as Building[]) {
    numbers[OWNED + building] = 1;
    if (staff[building] > 0) numbers[AT_WORK + building] = 1;
  }
  return Float32Array.from(numbers);
}
