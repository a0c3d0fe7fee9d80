import type { Action, GameState, Seat } from '../../engine';
import type { Search } from '../bot';
import type { Model } from '../evaluation/model';
import { Tree } from './tree';

export interface Effort {
  readonly iterations: number;
  /** How much a choice is tried beyond what it has shown so far. */
  readonly curiosity: number;
  /** Imagined worlds, each with a tree of its own. */
  readonly worlds: number;
  /** Kinds of decision that are weighed for everybody; the others follow the quick policy. */
  readonly branches: readonly string[];
}

/** One tree for each imagined world, grown in turn; the worlds decide together. */
export class Forest implements Search {
  readonly budget: number;
  private readonly trees: readonly Tree[];
  private grown = 0;

  constructor(
    worlds: readonly GameState[],
    seat: Seat,
    private readonly candidates: readonly Action[],
    model: Model,
    effort: Effort,
  ) {
    this.budget = candidates.length < 2 ? 0 : effort.iterations;
    this.trees = worlds.map((world) => new Tree(world, seat, candidates, model, effort));
  }

  step(iterations: number): boolean {
    const end = Math.min(this.budget, this.grown + iterations);
    for (; this.grown < end; this.grown++) this.trees[this.grown % this.trees.length]?.grow();
    return this.grown === this.budget;
  }

  /** The choice looked at most; of equals the one with the better chance. */
  best(): Action {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    this.candidates.forEach((_, index) => {
      let visits = 0;
      let total = 0;
      for (const { root } of this.trees) {
        visits += root.visits[index] as number;
        total += root.totals[index] as number;
      }
      const standing = visits + (visits === 0 ? 0 : total / visits);
      if (standing <= most) return;
      most = standing;
      best = index;
    });
    return this.candidates[best] as Action;
  }
}
