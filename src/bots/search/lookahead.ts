import type { Search } from '#bots/bot';
import type { EvaluationContext } from '#bots/evaluation/context';
import { finishPhase } from '#bots/policy/policy';
import { type Action, applyInPlace, cloneState, type GameState, PASS, type Seat } from '#engine';
import { highest } from './highest';

/** More is better. */
export type Rating = (state: GameState, seat: Seat) => number;

interface Candidate {
  readonly action: Action;
  /** The sum of the ratings, and of an initial value. */
  total: number;
}

/**
 * Tries every candidate, finishes the phase by quick choices and rates the result. An iteration is one
 * candidate in one imagined world.
 */
export class Lookahead implements Search {
  readonly budget: number;
  readonly rated: readonly Candidate[];
  private tried = 0;

  constructor(
    private readonly worlds: readonly GameState[],
    private readonly seat: Seat,
    actions: readonly Action[],
    private readonly context: EvaluationContext,
    private readonly rate: Rating,
  ) {
    this.budget = actions.length < 2 ? 0 : actions.length * worlds.length;
    this.rated = actions.map((action) => ({ action, total: 0 }));
  }

  step(iterations: number): boolean {
    const end = Math.min(this.budget, this.tried + iterations);
    for (; this.tried < end; this.tried++) this.tryOne(this.tried);
    return this.tried === this.budget;
  }

  private tryOne(turn: number): void {
    const world = this.worlds[Math.floor(turn / this.rated.length)];
    const candidate = this.rated[turn % this.rated.length];
    if (world === undefined || candidate === undefined) return;
    const state = cloneState(world);
    const weights = this.context.weightsFor(state);
    applyInPlace(state, this.seat, candidate.action);
    finishPhase(state, weights);
    candidate.total += this.rate(state, this.seat);
  }

  best(): Action {
    return highest(this.rated, ({ total }) => total)?.action ?? PASS;
  }
}
