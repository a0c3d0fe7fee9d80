import type { Search } from '#bots/bot';
import { EvaluationContext } from '#bots/evaluation/context';
import { modelFor } from '#bots/evaluation/models';
import { beginDuel, reviewAtSight } from '#bots/review';
import { shownChances } from '#bots/winChances';
import { decisionOf, formatLine, type GameState, parseLine, score } from '#engine';
import type { ReplayStep } from '#session/local/replay';
import { type Analysis, type Duel, EMPTY_ANALYSIS, type StepAnalysis } from './analysis';
import { byLoss, type ReviewedDecision, reviewedDecisions } from './decisions';

/** Number of best and of worst decisions per seat that are searched deeply. */
const DUELS_EACH = 3;
const ITERATIONS = 120;
/** Even a slow phone finishes these within a fraction of a frame. */
const ITERATIONS_A_STEP = 2;
/** Duration of a duel relative to one step, for the progress. */
const DUEL_LENGTH = 10;

/**
 * Analyses a finished game in small steps. It first estimates the chances of all seats and compares
 * every decision with its best alternative, then searches the most notable decisions more deeply.
 * The result does not depend on how the work is sliced or where a cached analysis ended.
 */
export class ReviewAnalyzer {
  private readonly analysed: StepAnalysis[];
  private readonly duels: Duel[];
  private search: Search | null = null;
  private dueDuels: readonly ReviewedDecision[] | null = null;

  constructor(
    private readonly steps: readonly ReplayStep[],
    cached: Analysis = EMPTY_ANALYSIS,
  ) {
    this.analysed = [...cached.steps];
    this.duels = [...cached.duels];
  }

  /** From 0 to 1. */
  get progress(): number {
    const players = this.steps[0]?.state.players.length ?? 0;
    const duels = this.dueDuels?.length ?? 2 * DUELS_EACH * players;
    const done = this.analysed.length + this.duels.length * DUEL_LENGTH;
    return Math.min(1, done / (this.steps.length + duels * DUEL_LENGTH));
  }

  analysis(): Analysis {
    return { steps: [...this.analysed], duels: [...this.duels] };
  }

  /** Does a small piece of work; returns true when everything is done. */
  step(): boolean {
    if (this.analysed.length < this.steps.length) {
      this.analysed.push(analyseStep(this.steps, this.analysed.length));
      return false;
    }
    this.dueDuels ??= standOuts(this.steps, this.analysed);
    const next = this.dueDuels[this.duels.length];
    if (next === undefined) return true;
    this.search ??= beginSearch(this.steps, next);
    if (this.search === null || this.search.step(ITERATIONS_A_STEP)) {
      this.duels.push(duelOf(next, this.search));
      this.search = null;
    }
    return false;
  }
}

function analyseStep(steps: readonly ReplayStep[], at: number): StepAnalysis {
  const step = steps[at];
  if (step === undefined) return { chances: null, decision: null };
  return {
    chances: isSample(step.state, at) ? chancesAt(step.state) : null,
    decision: compareChoices(step, steps[at - 1]),
  };
}

function compareChoices(
  { seat, action }: ReplayStep,
  before: ReplayStep | undefined,
): StepAnalysis['decision'] {
  if (before === undefined || seat === null || action === null) return null;
  const found = reviewAtSight(before.state, seat, action);
  return (
    found && {
      chosen: rounded(found.chosen.chance),
      other: rounded(found.other.chance),
      instead: formatLine(seat, found.other.action),
    }
  );
}

const isSample = (state: GameState, at: number) =>
  at === 0 || state.over || decisionOf(state)?.kind === 'round';

/** Winning chance of each seat. At the end the winners share it (EN-5). */
function chancesAt(state: GameState): number[] {
  if (state.over) {
    const ranks = score(state).map(({ rank }) => rank);
    const winners = ranks.filter((rank) => rank === 1).length;
    return ranks.map((rank) => (rank === 1 ? rounded(1 / winners) : 0));
  }
  return shownChances(state, new EvaluationContext(state, modelFor(state))).map(rounded);
}

/** Rounds to thousandths, which is finer than the error of the estimate. */
const rounded = (chance: number) => Math.round(chance * 1000) / 1000;

/** The best and worst decisions of every seat by the first estimate, in the order of the game. */
function standOuts(
  steps: readonly ReplayStep[],
  analysed: readonly StepAnalysis[],
): ReviewedDecision[] {
  const all = reviewedDecisions(steps, analysed).sort(byLoss);
  const due = all.filter((decision) => {
    const own = all.filter(({ seat }) => seat === decision.seat);
    const at = own.indexOf(decision);
    return at < DUELS_EACH || at >= own.length - DUELS_EACH;
  });
  return due.sort((a, b) => a.step - b.step);
}

function beginSearch(
  steps: readonly ReplayStep[],
  { step, seat, action, instead }: ReviewedDecision,
) {
  const before = steps[step - 1]?.state;
  const other = parseLine(instead)?.action;
  if (before === undefined || other === undefined) return null;
  return beginDuel(before, seat, [action, other], ITERATIONS);
}

function duelOf(decision: ReviewedDecision, search: Search | null): Duel {
  const { step, seat, action } = decision;
  const ranked = search?.ranked?.() ?? [];
  const made = formatLine(seat, action);
  const own = ranked.find((it) => formatLine(seat, it.action) === made);
  const other = ranked.find((it) => it !== own);
  // A choice that the search did not try keeps its first estimate.
  return {
    step,
    chosen: own === undefined ? decision.chosen : rounded(own.chance),
    other: other === undefined ? decision.other : rounded(other.chance),
  };
}
