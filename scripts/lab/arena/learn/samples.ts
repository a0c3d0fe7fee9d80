import { Description } from '#bots/evaluation/description';
import { seatsOf, specsOf } from '#bots/evaluation/queries';
import { type Clues, cluesOf, roundsLeft } from '#bots/evaluation/rounds';
import { decisionOf, type GameState, picksPerRound } from '#engine';
import { rowOf } from './columns';

/** A position before a choice of role, to be compared with the game's result. */
export interface Sample {
  readonly clues: Clues;
  readonly round: number;
  /** Fraction of the round that is over. */
  readonly elapsed: number;
  readonly ending: boolean;
  /** The values of each seat, column by column. */
  readonly seats: Float32Array[];
}

export interface Sampled {
  readonly samples: Sample[];
  readonly totals: readonly number[];
  readonly wins: readonly number[];
  readonly rounds: number;
}

export function sampleOf(state: GameState, clues: Clues): Sample | null {
  if (decisionOf(state)?.kind !== 'round') return null;
  const specs = specsOf(state);
  const description = new Description(specs);
  const left = roundsLeft(state, specs, clues);
  return {
    clues: cluesOf(state, specs),
    round: state.round,
    elapsed: state.picks / picksPerRound(state),
    ending: state.endTriggers.length > 0,
    seats: seatsOf(state).map((seat) => rowOf(state, seat, description, left)),
  };
}
