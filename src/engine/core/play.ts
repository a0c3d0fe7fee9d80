import { checkAction } from './checkAction';
import { cloneState } from './clone';
import { topFrame } from './frames';
import { SEATS, type Seat } from './ids';
import type { AnyAction, AnyEvent, CoreState, Game } from './module';
import { type Refusal, refusal } from './refusals';
import { registry } from './registry';
import { quietGame, rulesFor } from './rules';

export interface Played<S extends CoreState = CoreState, E extends AnyEvent = AnyEvent> {
  readonly state: S;
  readonly events: readonly E[];
}

/** Plays one action on a copy and runs to the next decision. The given state does not change. */
export function play(state: CoreState, who: unknown, action: unknown): Played | Refusal {
  const seat = SEATS.find((it) => it === who);
  if (seat === undefined) return refusal('notYourTurn');
  const parsed = checkAction(action);
  if (parsed === null) return refusal('malformed');
  const refused = refusalFor(state, seat, parsed);
  if (refused !== null) return refused;
  const events: AnyEvent[] = [];
  const next = cloneState(state);
  perform({ state: next, rules: rulesFor(next.options), events }, seat, parsed);
  return { state: next, events };
}

/** Plays a legal action on the state itself, for a search with its own copy. */
export function applyInPlace(state: CoreState, seat: Seat, action: AnyAction): void {
  perform(quietGame(state), seat, action);
}

export function perform(game: Game, seat: Seat, action: AnyAction): void {
  const { state } = game;
  const frame = topFrame(state.frames);
  if (frame === undefined) return;
  state.ply++;
  registry.steps[frame.step].apply(game, frame, seat, action);
  runToDecision(game);
}

/** Runs automatic steps until a seat has to decide or the game is over. */
export function runToDecision(game: Game): void {
  const { frames } = game.state;
  const { steps } = registry;
  let frame = frames[frames.length - 1];
  while (frame !== undefined && !steps[frame.step].advance(game, frame)) {
    frame = frames[frames.length - 1];
  }
}

export function refusalFor(state: CoreState, seat: Seat, action: AnyAction): Refusal | null {
  const frame = topFrame(state.frames);
  if (state.over || frame === undefined) return refusal('gameOver');
  const game = quietGame(state);
  const step = registry.steps[frame.step];
  const waiting = step.asked?.(game, frame) ?? [frame.seat];
  if (!waiting.includes(seat)) return refusal('notYourTurn');
  return step.refuse(game, frame, seat, action);
}

export function isLegal(state: CoreState, seat: Seat, action: AnyAction): boolean {
  return refusalFor(state, seat, action) === null;
}

/** Several seats may act if all choose at the same time. */
export function seatsToAct(state: CoreState): Seat[] {
  const frame = topFrame(state.frames);
  if (frame === undefined) return [];
  const { asked } = registry.steps[frame.step];
  return asked === undefined ? [frame.seat] : asked(quietGame(state), frame);
}

/** The decision that the game waits for. */
export interface AnyDecision {
  readonly kind: string;
  readonly seat: Seat;
  readonly data: unknown;
}

export function decisionOf(state: CoreState): AnyDecision | null {
  const frame = topFrame(state.frames);
  if (frame === undefined) return null;
  return { kind: registry.steps[frame.step].name, seat: frame.seat, data: frame.data };
}

/**
 * Lists the seat's legal actions. A step with too many choices to list leaves them out; its module
 * has a function for them. A search passes its own array.
 */
export function legalActions<Act extends AnyAction>(
  state: CoreState,
  seat: Seat,
  out: Act[] = [],
): Act[] {
  const frame = topFrame(state.frames);
  if (frame === undefined) return out;
  const game = quietGame(state);
  const step = registry.steps[frame.step];
  const isAsked = frame.seat === seat || step.asked?.(game, frame).includes(seat) === true;
  if (isAsked) step.legal(game, frame, seat, out);
  return out;
}

/** Whether an action that was chosen for an earlier state is legal now. */
export function isStillLegal(state: CoreState, seat: Seat, action: unknown): boolean {
  const parsed = checkAction(action);
  return parsed !== null && !state.over && refusalFor(state, seat, parsed) === null;
}
