import type { EvaluationContext, Weights } from '#bots/evaluation/context';
import { chances } from '#bots/evaluation/worth';
import { finishPhase, playUntil } from '#bots/policy/policy';
import {
  type Action,
  applyInPlace,
  type Counts,
  cloneState,
  decisionOf,
  type GameState,
  type Seat,
  seatsToAct,
} from '#engine';
import { choicesInTree } from './branches';
import type { Effort } from './treeSearch';

/** A choice at a node with its statistics. */
export interface Branch {
  readonly action: Action;
  visits: number;
  /** The sum of the choosing seat's chances. */
  total: number;
  node: Node | null;
}

/** A state in which the search compares choices of the seat to act. */
export class Node {
  readonly branches: readonly Branch[];
  count = 0;

  constructor(
    readonly state: GameState,
    readonly seat: Seat,
    choices: readonly Action[],
    /** The chances of all seats in this state. */
    readonly outlook: Counts<Seat>,
  ) {
    this.branches = choices.map((action) => ({ action, visits: 0, total: 0, node: null }));
  }
}

/** A choice on the way from the root to a leaf. */
interface Step {
  readonly node: Node;
  readonly branch: Branch;
}

/**
 * A search tree over one imagined world. Every seat maximises its own chance; decisions outside the
 * tree follow the quick policy.
 */
export class Tree {
  readonly root: Node;

  constructor(
    world: GameState,
    seat: Seat,
    choices: readonly Action[],
    private readonly context: EvaluationContext,
    private readonly effort: Effort,
  ) {
    this.root = new Node(world, seat, choices, chances(world, context));
  }

  /** Adds one leaf and updates the statistics on the path to it. */
  grow(): void {
    const path: Step[] = [];
    let node = this.root;
    for (let isNew = false; !isNew; ) {
      const branch = select(node, this.effort.exploration);
      if (branch === null) break;
      path.push({ node, branch });
      isNew = branch.node === null;
      branch.node ??= this.expand(node, branch.action);
      node = branch.node;
    }
    for (const step of path) record(step, node.outlook);
  }

  private expand(parent: Node, action: Action): Node {
    const state = cloneState(parent.state);
    const weights = this.context.weightsFor(state);
    applyInPlace(state, parent.seat, action);
    playUntil(state, this.effort.branches, weights);
    const kind = decisionOf(state)?.kind;
    const seat = seatsToAct(state)[0];
    if (kind === undefined || seat === undefined) {
      return new Node(state, parent.seat, [], chances(state, this.context));
    }
    const choices = choicesInTree(state, kind, seat, weights);
    return new Node(state, seat, choices, this.outlook(state, kind, weights));
  }

  /** A phase is played out before its result is evaluated. */
  private outlook(state: GameState, kind: string, weights: Weights): Counts<Seat> {
    if (kind === 'round') return chances(state, this.context);
    const end = cloneState(state);
    finishPhase(end, weights);
    return chances(end, this.context);
  }
}

/** Selects a choice by its upper confidence bound. */
function select(node: Node, exploration: number): Branch | null {
  const explore = exploration * Math.sqrt(Math.log(node.count + 1));
  let best: Branch | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of node.branches) {
    const { visits } = branch;
    if (visits === 0) return branch;
    const hope = branch.total / visits + explore / Math.sqrt(visits);
    if (hope <= most) continue;
    most = hope;
    best = branch;
  }
  return best;
}

function record({ node, branch }: Step, outlook: Counts<Seat>): void {
  node.count++;
  branch.visits++;
  branch.total += outlook[node.seat];
}
