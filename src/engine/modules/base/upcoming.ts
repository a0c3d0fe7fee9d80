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

/** A decision that will come to a seat in the phase under way, as it looks now. */
export interface UpcomingDecision<S extends BaseState, Act extends AnyAction> {
  readonly round: number;
  readonly role: Role;
  /** The table, if it were this seat's turn already. */
  readonly state: S;
  readonly choices: readonly Act[];
}

/** What a seat can say ahead; null if its turn will not come in this phase. */
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
  // With a single choice nobody will be asked.
  return choices.length < 2 ? null : { round, role, state: onTurn, choices };
}

/** The roles that will be left to who chooses next in this round; none if that is not the seat. */
export function upcomingRoles(state: BaseState, seat: Seat): Role[] {
  const game = gameOf(state);
  const { role, roleTaken, chooser, picks } = state;
  const { next, setup, roles } = game.rules;
  if (role === null || picks >= setup.picksPerRound || next[chooser] !== seat) return [];
  return roles.filter((it) => !roleTaken[it] && roleRefusal(game, seat, it) === null);
}
