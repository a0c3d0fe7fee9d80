import {
  type Action,
  cloneState,
  type GameState,
  legalActions,
  ROLES,
  type Role,
  SEATS,
  type Seat,
} from '../../../src/engine';

/** Questions of the kind "what could they do if": asked of copies, never of the game itself. */

/** The seats in play from this one clockwise: the order in which a phase goes round. */
export function seatsFrom(table: GameState, first: Seat): Seat[] {
  const count = table.players.length;
  return SEATS.slice(0, count).map((turn) => ((first + turn) % count) as Seat);
}

/** The table as if the seat had just taken the role, coins on its card included. */
export function withRole(table: GameState, seat: Seat, role: Role): GameState {
  const state = cloneState(table);
  state.role = role;
  state.chooser = seat;
  state.players[seat].coins += state.roleCoins[role];
  for (const player of state.players) {
    player.loaded = false;
    player.used.length = 0;
  }
  return state;
}

/** What the seat could do if it were asked this now; the frame is taken away again. */
export function optionsIf(copy: GameState, kind: string, seat: Seat): Action[] {
  copy.frames.push({ kind, seat, subject: 0, detail: 0 });
  const options = legalActions(copy, seat);
  copy.frames.pop();
  return options;
}

/** The role cards of this game, taken or not, in their usual order. */
export function rolesInGame(table: GameState): Role[] {
  const open = optionsIf(cloneState(table), 'round', table.governor);
  return ROLES.filter(
    (role) =>
      table.roleTaken[role] ||
      open.some((action) => action.type === 'chooseRole' && action.role === role),
  );
}
