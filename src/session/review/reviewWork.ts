import type { Search } from '#bots/bot';
import { EvaluationContext } from '#bots/evaluation/context';
import { modelFor } from '#bots/evaluation/models';
import { beginDuel, reviewAtSight } from '#bots/review';
import { shownChances } from '#bots/winChances';
import { decisionOf, formatLine, type GameState, parseLine, score } from '#engine';
import type { Told } from '#session/local/retell';
import { byLoss, type Reviewed, reviewsIn } from './decisions';
import { type Duel, type Mark, type Measured, NOTHING_MEASURED } from './measured';

/** Of each person's decisions so many are looked at with care, of the seemingly best and worst each. */
const DUELS_EACH = 3;
const ITERATIONS = 120;
/** So few that even a slow phone is done with them in a fraction of a frame. */
const ITERATIONS_A_STEP = 2;
/** How long a duel takes beside a mark, for the progress that is shown. */
const DUEL_LENGTH = 10;

/**
 * Measures a game that is over, a little at a time: everybody's chances, and each decision beside
 * the best other one; then those that stand out once more, searched like a hint. The same
 * game always gives the same, in whatever slices, and goes on from what was measured before.
 */
export class ReviewWork {
  private readonly marks: Mark[];
  private readonly duels: Duel[];
  private search: Search | null = null;
  private due: readonly Reviewed[] | null = null;

  constructor(
    private readonly steps: readonly Told[],
    before: Measured = NOTHING_MEASURED,
  ) {
    this.marks = [...before.marks];
    this.duels = [...before.duels];
  }

  /** From 0 to 1. */
  get progress(): number {
    const players = this.steps[0]?.state.players.length ?? 0;
    const duels = this.due?.length ?? 2 * DUELS_EACH * players;
    const done = this.marks.length + this.duels.length * DUEL_LENGTH;
    return Math.min(1, done / (this.steps.length + duels * DUEL_LENGTH));
  }

  measured(): Measured {
    return { marks: [...this.marks], duels: [...this.duels] };
  }

  /** Works a little further; true when all is done. */
  work(): boolean {
    if (this.marks.length < this.steps.length) {
      this.marks.push(markOf(this.steps, this.marks.length));
      return false;
    }
    this.due ??= dueIn(this.steps, this.marks);
    const next = this.due[this.duels.length];
    if (next === undefined) return true;
    this.search ??= beginSearch(this.steps, next);
    if (this.search === null || this.search.step(ITERATIONS_A_STEP)) {
      this.duels.push(outcomeOf(next, this.search));
      this.search = null;
    }
    return false;
  }
}

function markOf(steps: readonly Told[], at: number): Mark {
  const step = steps[at];
  if (step === undefined) return { chances: null, review: null };
  return {
    chances: isSample(step.state, at) ? chancesAt(step.state) : null,
    review: reviewOf(step, steps[at - 1]),
  };
}

function reviewOf({ seat, action }: Told, before: Told | undefined): Mark['review'] {
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

/** Everybody's chance; at the end it is known who has won (EN-5: or shares the victory). */
function chancesAt(state: GameState): number[] {
  if (state.over) {
    const ranks = score(state).map(({ rank }) => rank);
    const winners = ranks.filter((rank) => rank === 1).length;
    return ranks.map((rank) => (rank === 1 ? rounded(1 / winners) : 0));
  }
  return shownChances(state, new EvaluationContext(state, modelFor(state))).map(rounded);
}

/** A thousandth is finer than any estimate. */
const rounded = (chance: number) => Math.round(chance * 1000) / 1000;

/** The seemingly best and worst decisions of everybody, in the order of the game. */
function dueIn(steps: readonly Told[], marks: readonly Mark[]): Reviewed[] {
  const all = reviewsIn(steps, marks).sort(byLoss);
  const due = all.filter((review) => {
    const own = all.filter(({ seat }) => seat === review.seat);
    const at = own.indexOf(review);
    return at < DUELS_EACH || at >= own.length - DUELS_EACH;
  });
  return due.sort((a, b) => a.step - b.step);
}

function beginSearch(steps: readonly Told[], { step, seat, action, instead }: Reviewed) {
  const table = steps[step - 1]?.state;
  const other = parseLine(instead)?.action;
  if (table === undefined || other === undefined) return null;
  return beginDuel(table, seat, [action, other], ITERATIONS);
}

function outcomeOf(reviewed: Reviewed, search: Search | null): Duel {
  const { step, seat, action } = reviewed;
  const ranked = search?.ranked?.() ?? [];
  const made = formatLine(seat, action);
  const own = ranked.find((it) => formatLine(seat, it.action) === made);
  const other = ranked.find((it) => it !== own);
  // What the search has not tried stays what it was at first sight.
  return {
    step,
    chosen: own === undefined ? reviewed.chosen : rounded(own.chance),
    other: other === undefined ? reviewed.other : rounded(other.chance),
  };
}
