import {
  type Action,
  applyInPlace,
  cloneState,
  decisionOf,
  type GameState,
  legalActions,
  type Seat,
  seatsToAct,
} from '#engine';
import type { EvaluationContext } from './evaluation/context';
import { chances } from './evaluation/worth';
import { playUntil } from './policy/policy';
import { candidatesFor } from './search/candidates';
import { Lookahead } from './search/lookahead';
import { withoutRare } from './search/withoutRare';

/**
 * The states after each role of the next rounds, round by round, if every seat takes the role with the
 * best chance at the end of the phase. Features describe a plan better once it is carried out.
 */
export function playRounds(
  table: GameState,
  rounds: number,
  context: EvaluationContext,
): GameState[][] {
  const all: GameState[][] = [];
  for (let last = table; all.length < rounds; last = all.at(-1)?.at(-1) ?? last) {
    all.push(nextRound(last, context));
  }
  return all;
}

/** The given state if the game is over. */
function nextRound(table: GameState, context: EvaluationContext): GameState[] {
  const tables: GameState[] = [];
  for (let now = table; !now.over && now.round === table.round; ) {
    const [seat] = seatsToAct(now);
    if (seat === undefined) break;
    now = afterBestRole(now, seat, context);
    tables.push(now);
  }
  return tables.length > 0 ? tables : [table];
}

function afterBestRole(table: GameState, seat: Seat, context: EvaluationContext): GameState {
  const end = cloneState(table);
  applyInPlace(end, seat, bestOf(withoutRare(legalActions(table, seat)), table, seat, context));
  finishPhaseCarefully(end, context);
  return end;
}

/** Decisions in which the quick policy is much weaker than the bots. */
const WEIGHED = ['load', 'place'];
const PAUSES = ['round', ...WEIGHED];
/** More than any phase has. */
const MOST_CHOICES = 100;

/** Plays until the next choice of a role or the end; looks ahead in the decisions that matter most. */
export function finishPhaseCarefully(state: GameState, context: EvaluationContext): void {
  const weights = context.weightsFor(state);
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    playUntil(state, PAUSES, weights);
    const kind = decisionOf(state)?.kind;
    const [seat] = seatsToAct(state);
    if (kind === undefined || kind === 'round' || seat === undefined) return;
    // Only a draft is random; it must not change the state's own random numbers.
    const candidates = candidatesFor(state, seat, weights, [...state.random]);
    applyInPlace(state, seat, bestOf(candidates, state, seat, context));
  }
}

/** The action with the best chance at the end of the phase. */
function bestOf(
  actions: readonly Action[],
  table: GameState,
  seat: Seat,
  context: EvaluationContext,
): Action {
  const search = new Lookahead(
    [table],
    seat,
    actions,
    context,
    (end, own) => chances(end, context)[own],
  );
  search.step(search.budget);
  return search.best();
}
