import type { Building, Counts, GameState, Keyed, Seat } from '#engine';
import { Description } from './description';
import type { Feature } from './features';
import { factorsAt, type Model, mixed, type Parts } from './model';
import { withNeutral } from './neutral';
import { buildingsOf, type Specs, seatsOf, specsOf } from './queries';
import { roundsLeft } from './rounds';

/** The weights for a number of rounds left, with their context. */
export interface Weights {
  readonly context: EvaluationContext;
  /** Rounds left. */
  readonly rounds: number;
  readonly spread: number;
  readonly worth: Counts<Feature>;
  readonly automated: Counts<Feature>;
  readonly owned: Counts<Building>;
  readonly atWork: Counts<Building>;
}

const STEPS_PER_ROUND = 4;
const MOST_ROUNDS = 24;

/**
 * Everything that evaluates the states of one game: the model by this game's numbers, and reused
 * buffers. Made for one search.
 */
export class EvaluationContext {
  readonly seats: readonly Seat[];
  readonly specs: Specs;
  readonly description: Description;
  private readonly owned: Keyed<Building, Parts>;
  private readonly atWork: Keyed<Building, Parts>;
  /** A cache, by quarters of rounds left. */
  private readonly known = new Map<number, Weights>();

  constructor(
    state: GameState,
    private readonly model: Model,
  ) {
    this.seats = seatsOf(state);
    const buildings = buildingsOf(state);
    this.specs = specsOf(state);
    this.description = new Description(this.specs);
    this.owned = withNeutral(model.owned, buildings, this.specs);
    this.atWork = withNeutral(model.atWork, buildings, this.specs);
  }

  weightsFor(state: GameState): Weights {
    return this.weightsAt(roundsLeft(state, this.specs, this.model.rounds));
  }

  /** Rounds are rounded to the nearest quarter. */
  private weightsAt(rounds: number): Weights {
    const step = Math.round(Math.min(rounds, MOST_ROUNDS) * STEPS_PER_ROUND);
    let weights = this.known.get(step);
    if (weights === undefined) {
      weights = this.weigh(step / STEPS_PER_ROUND);
      this.known.set(step, weights);
    }
    return weights;
  }

  private weigh(rounds: number): Weights {
    const { spread, worth, automated } = this.model;
    const factors = factorsAt(rounds);
    return {
      context: this,
      rounds,
      spread: spread.atEnd + spread.perRound * rounds,
      worth: mixed(worth, factors),
      automated: mixed(automated, factors),
      owned: mixed(this.owned, factors),
      atWork: mixed(this.atWork, factors),
    };
  }
}
