import { type Action, type GameState, PASS, type Seat } from '../../engine';
import type { Ranked, Search } from '../bot';
import type { Mind } from '../evaluation/mind';
import { highest } from './highest';
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
    mind: Mind,
    effort: Effort,
  ) {
    this.budget = candidates.length < 2 ? 0 : effort.iterations;
    this.trees = worlds.map((world) => new Tree(world, seat, candidates, mind, effort));
  }

  step(iterations: number): boolean {
    const end = Math.min(this.budget, this.grown + iterations);
    for (; this.grown < end; this.grown++) this.trees[this.grown % this.trees.length]?.grow();
    return this.grown === this.budget;
  }

  /** The choice looked at most; of equals the one with the better chance. */
  best(): Action {
    return highest(this.candidates, (action) => this.standing(action)) ?? PASS;
  }

  ranked(): readonly Ranked[] {
    return this.candidates
      .map((action) => ({ action, ...this.tally(action) }))
      .filter(({ visits }) => visits > 0)
      .sort((a, b) => b.visits + b.total / b.visits - (a.visits + a.total / a.visits))
      .map(({ action, visits, total }) => ({ action, chance: total / visits }));
  }

  private standing(action: Action): number {
    const { visits, total } = this.tally(action);
    return visits + (visits === 0 ? 0 : total / visits);
  }

  private tally(action: Action): { visits: number; total: number } {
    let visits = 0;
    let total = 0;
    for (const { root } of this.trees) {
      for (const branch of root.branches) {
        if (branch.action !== action) continue;
        visits += branch.visits;
        total += branch.total;
      }
    }
    return { visits, total };
  }
}
