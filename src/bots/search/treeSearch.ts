import type { Ranked, Search } from '#bots/bot';
import type { EvaluationContext } from '#bots/evaluation/context';
import {
  adjustedBy,
  type Expectation,
  expectationOf,
  meanExpectation,
  worseOf,
} from '#bots/evaluation/expectation';
import { chanceContext, refineExpectation, stateAtPhaseEnd } from '#bots/winChances';
import { type Action, type GameState, PASS, type Seat } from '#engine';
import { highest } from './highest';
import { type Branch, type Node, Tree } from './tree';

export interface Effort {
  readonly iterations: number;
  /** How much a choice is tried beyond what it has shown so far. */
  readonly exploration: number;
  /** Imagined worlds, each with a tree of its own. */
  readonly worlds: number;
  /** Kinds of decision that are weighed for everybody; the others follow the quick policy. */
  readonly branches: readonly string[];
}

/** More choices than a person compares. */
const MOST_RANKED = 3;
/** Looking at every table of a search would keep a phone busy; these tell no less. */
const MOST_STATES = 120;

/** One tree for each imagined world, grown in turn; the worlds decide together. */
export class TreeSearch implements Search {
  readonly budget: number;
  private readonly trees: readonly Tree[];
  private grown = 0;

  constructor(
    worlds: readonly GameState[],
    private readonly seat: Seat,
    private readonly candidates: readonly Action[],
    private readonly context: EvaluationContext,
    effort: Effort,
  ) {
    this.budget = candidates.length < 2 ? 0 : effort.iterations;
    this.trees = worlds.map((world) => new Tree(world, seat, candidates, context, effort));
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

  /** The search says which is better; what may be expected of each is what a person is told. */
  ranked(): readonly Ranked[] {
    const [{ root } = { root: null }] = this.trees;
    if (root === null) return [];
    const context = chanceContext(root.state);
    let before: Expectation | null = null;
    const near = this.candidates
      .filter((action) => this.tally(action).visits > 0)
      .sort((a, b) => this.standing(b) - this.standing(a))
      .slice(0, MOST_RANKED)
      .map((action) => {
        const told = this.expectationAfter(action, context);
        // What the search puts second is not called better, however its tables look.
        before = before === null ? told : worseOf(told, before);
        return { action, ...before };
      });
    return this.refined(near);
  }

  /**
   * Rounds later more shows than the search sees. One look further is enough to tell how good the best
   * choice is, but too much a thing of chance to tell choices from each other: so all move along with it.
   */
  private refined([best, ...others]: readonly Ranked[]): readonly Ranked[] {
    if (best === undefined) return [];
    const known = meanExpectation(
      this.statesAfter(best.action).map((table) =>
        refineExpectation(best, table, this.seat, this.context),
      ),
    );
    const last = this.context.seats.length;
    return [best, ...others].map((near) => ({ ...near, ...adjustedBy(near, best, known, last) }));
  }

  /** Half by the table that the choice leads to, half by those that the search saw come after it. */
  private expectationAfter(action: Action, context: EvaluationContext): Expectation {
    const told = (tables: readonly GameState[]) =>
      meanExpectation(
        tables.map((table) =>
          expectationOf(stateAtPhaseEnd(table, this.context), this.seat, context),
        ),
      );
    const seen = this.nodesAfter(action).flatMap(statesUnder);
    const stride = Math.ceil(seen.length / MOST_STATES);
    const some = seen.filter((_, index) => index % stride === 0);
    return meanExpectation([told(this.statesAfter(action)), told(some)]);
  }

  private statesAfter(action: Action): GameState[] {
    return this.nodesAfter(action).map(({ state }) => state);
  }

  private nodesAfter(action: Action): Node[] {
    return this.branchesOf(action).flatMap(({ node }) => node ?? []);
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
function statesUnder({ state, branches }: Node): GameState[] {
  return [state, ...branches.flatMap(({ node }) => (node ? statesUnder(node) : []))];
}
