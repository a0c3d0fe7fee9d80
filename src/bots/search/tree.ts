import {
  type Action,
  applyInPlace,
  cloneState,
  decisionOf,
  type GameState,
  type Seat,
} from '../../engine';
import type { Model, Weights } from '../evaluation/model';
import { chances, weightsFor } from '../evaluation/worth';
import { finishPhase, quickChoice } from '../policy/policy';
import { choicesInTree } from './branches';
import type { Effort } from './forest';

/** A moment at which the search weighs several choices of the seat to act. */
export class Node {
  readonly visits: number[];
  /** Sums of the acting seat's chances, by choice. */
  readonly totals: number[];
  readonly children: (Node | null)[];
  count = 0;

  constructor(
    readonly state: GameState,
    readonly seat: Seat,
    readonly choices: readonly Action[],
    /** Everybody's chances as they look from here. */
    readonly outlook: readonly number[],
  ) {
    this.visits = choices.map(() => 0);
    this.totals = choices.map(() => 0);
    this.children = choices.map(() => null);
  }
}

/**
 * A tree over one imagined world. Every seat is taken to choose what is best for itself;
 * between the choices that matter all play by the quick policy.
 */
export class Tree {
  readonly root: Node;

  constructor(
    world: GameState,
    seat: Seat,
    choices: readonly Action[],
    private readonly model: Model,
    private readonly effort: Effort,
  ) {
    this.root = new Node(world, seat, choices, chances(world, model));
  }

  /** Adds one leaf and lets every choice on the way know what came of it. */
  grow(): void {
    const nodes: Node[] = [];
    const picks: number[] = [];
    let node = this.root;
    let outlook = node.outlook;
    while (node.choices.length > 0) {
      const pick = select(node, this.effort.curiosity);
      nodes.push(node);
      picks.push(pick);
      const child = node.children[pick] ?? null;
      if (child === null) {
        const leaf = this.expand(node, pick);
        node.children[pick] = leaf;
        outlook = leaf.outlook;
        break;
      }
      node = child;
      outlook = node.outlook;
    }
    for (let i = 0; i < nodes.length; i++) record(nodes[i] as Node, picks[i] as number, outlook);
  }

  private expand(parent: Node, pick: number): Node {
    const state = cloneState(parent.state);
    const weights = weightsFor(state, this.model);
    applyInPlace(state, parent.seat, parent.choices[pick] as Action);
    playToBranch(state, weights, this.effort.branches);
    const frame = decisionOf(state);
    if (frame === null) return new Node(state, parent.seat, [], chances(state, this.model));
    const choices = choicesInTree(state, frame, weights);
    return new Node(state, frame.seat, choices, this.outlook(state, frame.kind, weights));
  }

  /** In the middle of a phase nothing is settled: it is played out first. */
  private outlook(state: GameState, kind: string, weights: Weights): number[] {
    if (kind === 'round') return chances(state, this.model);
    const end = cloneState(state);
    finishPhase(end, weights);
    return chances(end, this.model);
  }
}

function playToBranch(state: GameState, weights: Weights, kinds: readonly string[]): void {
  for (;;) {
    const frame = decisionOf(state);
    if (frame === null || kinds.includes(frame.kind)) return;
    applyInPlace(state, frame.seat, quickChoice(state, frame, frame.seat, weights));
  }
}

/** The choice with the best chance so far, or one that has hardly been looked at. */
function select(node: Node, curiosity: number): number {
  const explore = curiosity * Math.sqrt(Math.log(node.count + 1));
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < node.choices.length; i++) {
    const visits = node.visits[i] as number;
    if (visits === 0) return i;
    const hope = (node.totals[i] as number) / visits + explore / Math.sqrt(visits);
    if (hope <= most) continue;
    most = hope;
    best = i;
  }
  return best;
}

function record(node: Node, pick: number, outlook: readonly number[]): void {
  node.count++;
  node.visits[pick] = (node.visits[pick] as number) + 1;
  node.totals[pick] = (node.totals[pick] as number) + (outlook[node.seat] ?? 0);
}
