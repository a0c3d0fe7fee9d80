import { cloneState } from '#engine/core/clone';
import { topFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { AnyAction } from '#engine/core/module';
import { legalActions } from '#engine/core/play';
import { registry } from '#engine/core/registry';
import type { Role } from './ids';
import { roleRefusal } from './phases/round';
import { gameOf, seatsFrom } from './queries';
import { stateOnTurn } from './rolePreview';
import type { BaseState } from './state';

/** A later decision of a seat in this phase, as it looks now. */
export interface UpcomingDecision<S extends BaseState, Act extends AnyAction> {
  readonly round: number;
  readonly role: Role;
  /** The state, if it were this seat's turn. */
  readonly state: S;
  readonly choices: readonly Act[];
}

/** Null if the seat's turn will not come in this phase. */
export function upcomingDecision<S extends BaseState, Act extends AnyAction>(
  state: S,
  seat: Seat,
): UpcomingDecision<S, Act> | null {
  const { round, role, chooser } = state;
  const frame = topFrame(state.frames);
  if (frame === undefined || role === null || frame.seat === seat) return null;
  const { turn, goesRound } = gameOf(state).rules.phases[role];
  if (turn === null || registry.steps[frame.step].name !== turn) return null;
  const order = seatsFrom(state, chooser);
  const isToCome = goesRound || order.indexOf(seat) > order.indexOf(frame.seat);
  if (!isToCome) return null;
  const without = cloneState(state);
  without.frames.pop();
  const onTurn = stateOnTurn(without, seat, turn);
  const choices = legalActions<Act>(onTurn, seat);
  // A single choice is carried out without asking.
  return choices.length < 2 ? null : { round, role, state: onTurn, choices };
}

/** The roles that are left if the seat chooses next in this round; else none. */
export function upcomingRoles(state: BaseState, seat: Seat): Role[] {
  const game = gameOf(state);
  const { role, roleTaken, chooser, picks } = state;
  const { next, setup, roles } = game.rules;
  if (role === null || picks >= setup.picksPerRound || next[chooser] !== seat) return [];
  return roles.filter((it) => !roleTaken[it] && roleRefusal(game, seat, it) === null);
}
