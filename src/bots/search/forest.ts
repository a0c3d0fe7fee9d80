import { type Action, type GameState, PASS, type Seat } from '../../engine';
import type { Ranked, Search } from '../bot';
import type { Mind } from '../evaluation/mind';
import { chances } from '../evaluation/worth';
import { settled, toldMind } from '../settled';
import { highest } from './highest';
import { type Branch, type Node, Tree } from './tree';

export interface Effort {
  readonly iterations: number;
  /** How much a choice is tried beyond what it has shown so far. */
  readonly curiosity: number;
  /** Imagined worlds, each with a tree of its own. */
  readonly worlds: number;
  /** Kinds of decision that are weighed for everybody; the others follow the quick policy. */
  readonly branches: readonly string[];
}

/** More choices than a person compares. */
const MOST_RANKED = 3;
/** Looking at every table of a search would keep a phone busy; these tell no less. */
const MOST_TABLES = 120;

/** One tree for each imagined world, grown in turn; the worlds decide together. */
export class Forest implements Search {
  readonly budget: number;
  private readonly trees: readonly Tree[];
  private grown = 0;

  constructor(
    worlds: readonly GameState[],
    private readonly seat: Seat,
    private readonly candidates: readonly Action[],
    private readonly mind: Mind,
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

  /** The chances that people are told: the mean over the tables that each choice was seen to lead to. */
  ranked(): readonly Ranked[] {
    const [{ root } = { root: null }] = this.trees;
    if (root === null) return [];
    const mind = toldMind(root.state);
    let most = 1;
    return this.candidates
      .filter((action) => this.tally(action).visits > 0)
      .sort((a, b) => this.standing(b) - this.standing(a))
      .slice(0, MOST_RANKED)
      .map((action) => {
        // What the search puts second is not called better, however its tables look.
        most = Math.min(most, this.meanOver(action, mind));
        return { action, chance: most };
      });
  }

  private meanOver(action: Action, mind: Mind): number {
    const tables = this.branchesOf(action).flatMap(({ node }) => (node ? tablesUnder(node) : []));
    const stride = Math.ceil(tables.length / MOST_TABLES);
    let total = 0;
    let count = 0;
    for (let i = 0; i < tables.length; i += stride) {
      const table = tables[i];
      if (table === undefined) continue;
      total += chances(settled(table, this.mind), mind)[this.seat];
      count++;
    }
    return total / Math.max(1, count);
  }

  private standing(action: Action): number {
    const { visits, total } = this.tally(action);
    return visits + (visits === 0 ? 0 : total / visits);
  }

  private tally(action: Action): { visits: number; total: number } {
    let visits = 0;
    let total = 0;
    for (const branch of this.branchesOf(action)) {
      visits += branch.visits;
      total += branch.total;
    }
    return { visits, total };
  }

  private branchesOf(action: Action): Branch[] {
    return this.trees.flatMap(({ root }) => root.branches.filter((it) => it.action === action));
  }
}

/** The tables at a node and at all that come after it. */
function tablesUnder({ state, branches }: Node): GameState[] {
  return [state, ...branches.flatMap(({ node }) => (node ? tablesUnder(node) : []))];
}
