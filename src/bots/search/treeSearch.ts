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
  /** The weight of exploration in the selection of choices. */
  readonly exploration: number;
  /** Imagined worlds, each with a tree of its own. */
  readonly worlds: number;
  /** Kinds of decision that the tree searches; the others follow the quick policy. */
  readonly branches: readonly string[];
}

/** People compare no more choices. */
const MOST_RANKED = 3;
/** A sample of the states of a search, to save time on phones. */
const MOST_STATES = 120;

/** One tree for each imagined world, grown in turn. Their statistics are added. */
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

  /** The choice with the most visits; of equals the one with the better chance. */
  best(): Action {
    return highest(this.candidates, (action) => this.standing(action)) ?? PASS;
  }

  /** Ranked by the search; the expectations are those that people are shown. */
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
        // A choice that the search ranks lower is never shown as better.
        before = before === null ? told : worseOf(told, before);
        return { action, ...before };
      });
    return this.refined(near);
  }

  /**
   * Refines the expectations by rounds ahead. One such look is too random to compare choices, so only
   * the best choice is refined and the others change by as much.
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

  /** The mean of the state right after the choice and of the states that the search found later. */
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

/** The states of a node and of all nodes below it. */
function statesUnder({ state, branches }: Node): GameState[] {
  return [state, ...branches.flatMap(({ node }) => (node ? statesUnder(node) : []))];
}
