import { type Action, applyInPlace, cloneState, type GameState, type Seat } from '../../engine';
import type { Search } from '../bot';
import type { Model } from '../evaluation/model';
import { weightsFor } from '../evaluation/worth';
import { finishPhase } from '../policy/policy';

/** How a state is rated for a seat: more is better. */
export type Rating = (state: GameState, seat: Seat) => number;

/**
 * Tries every candidate, lets everybody finish the phase by the quick policy and rates what
 * comes of it. An iteration is one candidate in one of the imagined worlds.
 */
export class Lookahead implements Search {
  readonly budget: number;
  /** Sums of the ratings, by candidate. */
  readonly totals: number[];
  private tried = 0;

  constructor(
    private readonly worlds: readonly GameState[],
    private readonly seat: Seat,
    readonly candidates: readonly Action[],
    private readonly model: Model,
    private readonly rate: Rating,
  ) {
    this.budget = candidates.length < 2 ? 0 : candidates.length * worlds.length;
    this.totals = candidates.map(() => 0);
  }

  step(iterations: number): boolean {
    const end = Math.min(this.budget, this.tried + iterations);
    for (; this.tried < end; this.tried++) this.tryOne(this.tried);
    return this.tried === this.budget;
  }

  private tryOne(turn: number): void {
    const index = turn % this.candidates.length;
    const world = this.worlds[Math.floor(turn / this.candidates.length)];
    const action = this.candidates[index];
    if (world === undefined || action === undefined) return;
    const state = cloneState(world);
    const weights = weightsFor(state, this.model);
    applyInPlace(state, this.seat, action);
    finishPhase(state, weights);
    this.totals[index] = (this.totals[index] as number) + this.rate(state, this.seat);
  }

  best(): Action {
    let best = 0;
    for (let i = 1; i < this.totals.length; i++) {
      if ((this.totals[i] as number) > (this.totals[best] as number)) best = i;
    }
    return this.candidates[best] as Action;
  }
}
