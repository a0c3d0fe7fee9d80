import type { Action } from '../model/actions';
import type { GameEvent } from '../model/events';
import { type DecisionStep, type Game, isDecision, type Step } from '../model/game';
import { SEATS, type Seat } from '../model/ids';
import { isRefusal, type Refusal, refusal } from '../model/refusals';
import type { Frame, GameState } from '../model/state';
import { cloneState } from './clone';
import { parseAction } from './parse';
import { quietGame } from './quiet';
import { rulesFor } from './rules';

export interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Plays one action on a copy and runs on to the next real choice; the given state stays. */
export function play(state: GameState, who: unknown, action: unknown): Played | Refusal {
  const seat = SEATS[SEATS.indexOf(who as Seat)];
  if (seat === undefined) return refusal('notYourTurn');
  const checked = checkAction(state, seat, action);
  if (isRefusal(checked)) return checked;
  const events: GameEvent[] = [];
  const next = cloneState(state);
  perform({ state: next, rules: rulesFor(next.options), events }, seat, checked);
  return { state: next, events };
}

/** Plays a legal action on the state itself: for search, which owns its copy. */
export function applyInPlace(state: GameState, seat: Seat, action: Action): void {
  perform(quietGame(state), seat, action);
}

function perform(game: Game, seat: Seat, action: Action): void {
  const frame = topFrame(game.state) as Frame;
  game.state.ply++;
  stepOf(game, frame).apply(game, frame, seat, action);
  runOn(game);
}

/** Everything that happens by itself, until somebody has to decide or the game is over. */
export function runOn(game: Game): void {
  const { frames } = game.state;
  while (frames.length > 0) {
    const frame = frames[frames.length - 1] as Frame;
    if (stepOf(game, frame).advance(game, frame)) return;
  }
}

let lastFrame: Frame | null = null;
let lastStep: Step | undefined;

/** What a frame does. The one that waits is looked up again and again, so it is remembered. */
function stepOf(game: Game, frame: Frame): DecisionStep {
  if (frame !== lastFrame) {
    lastStep = game.rules.steps[frame.kind];
    lastFrame = frame;
  }
  return lastStep as DecisionStep;
}

function topFrame(state: GameState): Frame | undefined {
  return state.frames[state.frames.length - 1];
}

/** Why an action of unknown origin cannot be played, or the action. */
function checkAction(state: GameState, seat: Seat, raw: unknown): Action | Refusal {
  const action = parseAction(raw);
  if (action === null) return refusal('malformed');
  return refusalFor(state, seat, action) ?? action;
}

export function refusalFor(state: GameState, seat: Seat, action: Action): Refusal | null {
  const frame = topFrame(state);
  if (state.over || frame === undefined) return refusal('gameOver');
  const game = quietGame(state);
  const step = game.rules.steps[frame.kind];
  if (step === undefined || !isDecision(step)) return refusal('notNow');
  const waiting = step.waitingFor?.(game, frame) ?? [frame.seat];
  if (!waiting.includes(seat)) return refusal('notYourTurn');
  return step.refuse(game, frame, seat, action);
}

export function isLegal(state: GameState, seat: Seat, action: Action): boolean {
  return refusalFor(state, seat, action) === null;
}

/** The seats that may act now; several while colonists are placed. */
export function seatsToAct(state: GameState): Seat[] {
  const frame = topFrame(state);
  if (frame === undefined) return [];
  const game = quietGame(state);
  const step = stepOf(game, frame);
  return step.waitingFor?.(game, frame) ?? [frame.seat];
}

/** What a decision is about: the kind of its frame, for a screen or a bot to switch on. */
export function decisionOf(state: GameState): Frame | null {
  return topFrame(state) ?? null;
}

/**
 * Everything the seat may do now, except the placements of the mayor phase, of which there
 * can be thousands: `placements` lists those. A caller in a hurry hands in its own array.
 */
export function legalActions(state: GameState, seat: Seat, out: Action[] = []): Action[] {
  const frame = topFrame(state);
  if (frame === undefined) return out;
  const game = quietGame(state);
  const step = stepOf(game, frame);
  const asked = frame.seat === seat || step.waitingFor?.(game, frame).includes(seat) === true;
  if (asked) step.legal(game, frame, seat, out);
  return out;
}
