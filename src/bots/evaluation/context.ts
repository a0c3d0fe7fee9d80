import type { Building, Counts, GameState, Keyed, Seat } from '#engine';
import { Description } from './description';
import type { Feature } from './features';
import { factorsAt, type Model, mixed, type Parts } from './model';
import { withNeutral } from './neutral';
import { buildingsOf, type Specs, seatsOf, specsOf } from './queries';
import { roundsLeft } from './rounds';

/** Weights for one moment of the game, and the context they belong to. */
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
 * What a bot thinks with: what it has learnt, by the numbers of the game in front of it, and
 * the paper it does its sums on. Made for one search and forgotten with it.
 */
export class EvaluationContext {
  readonly seats: readonly Seat[];
  readonly specs: Specs;
  readonly description: Description;
  readonly rivalry: Model['rivalry'];
  private readonly owned: Keyed<Building, Parts>;
  private readonly atWork: Keyed<Building, Parts>;
  /** Weights asked for before, by quarters of rounds left. */
  private readonly known = new Map<number, Weights>();

  constructor(
    state: GameState,
    private readonly model: Model,
  ) {
    this.seats = seatsOf(state);
    const buildings = buildingsOf(state);
    this.specs = specsOf(state);
    this.description = new Description(this.specs);
    this.rivalry = model.rivalry;
    this.owned = withNeutral(model.owned, buildings, this.specs);
    this.atWork = withNeutral(model.atWork, buildings, this.specs);
  }

  weightsFor(state: GameState): Weights {
    return this.weightsAt(roundsLeft(state, this.specs, this.model.rounds));
  }

  /** The weights with so many rounds left, to the nearest quarter. */
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
