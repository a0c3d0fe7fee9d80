import { count, flag } from '#engine/core/field';
import { automaticStep, pushFrame, step } from '#engine/core/frames';
import { at, type Keyed, type Seat } from '#engine/core/ids';
import type { Frame } from '#engine/core/module';
import type { Refusal } from '#engine/core/refusals';
import type { BaseAction } from '#engine/modules/base/actions';
import { offerInterlude } from '#engine/modules/base/effects/effects';
import type { Actions, Game } from '#engine/modules/base/game';
import type { Role } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import { beforePhase, phaseEnd, phaseStart } from './turns';

export interface RoundData {
  /** Whether the interlude before the choice was offered. */
  offered: boolean;
}

/** The bottom of the stack: choices of roles until the game is over (§4). */
export const roundStep = step<Game, RoundData, BaseAction>({
  name: 'round',
  data: { offered: flag },
  clone: ({ offered }) => ({ offered }),

  advance(game, frame) {
    const { state, rules } = game;
    if (state.picks === rules.setup.picksPerRound) {
      if (!runBeforeRoundEnd(game)) endRound(game);
      return false;
    }
    frame.seat = seatToPick(game, state.picks);
    if (rules.onInterlude.length > 0 && offerInterludeBeforeChoice(game, frame)) return false;
    if (!rules.hasAutomatedSeats) return true;
    if (!rules.boards[frame.seat].chooseRoleAutomatically(game, frame.seat)) return true;
    frame.data.offered = false;
    return false;
  },

  legal(game, _frame, seat, out) {
    const { roles, waivable, actions } = game.rules;
    listRoles(game, seat, roles, actions.choose, out);
    // Choices without the privilege come last.
    listRoles(game, seat, waivable, actions.chooseWaived, out);
  },

  refuse(game, _frame, seat, action) {
    if (action.type !== 'chooseRole') return refusal('notNow');
    const { role, waived = false } = action;
    const refused = roleRefusal(game, seat, role);
    if (refused !== null || !waived) return refused;
    return game.rules.phases[role].isWaivable ? null : refusal('notWaivable');
  },

  apply(game, frame, seat, action) {
    frame.data.offered = false;
    if (action.type === 'chooseRole') {
      chooseRole(game, seat, action.role, action.waived === true);
    }
  },
});

/** Lists the roles that can be chosen now. */
function listRoles(
  game: Game,
  seat: Seat,
  roles: readonly Role[],
  actions: Keyed<Role, BaseAction>,
  out: Actions,
): void {
  const { roleTaken } = game.state;
  const isFree = game.rules.refuseRole.length === 0;
  let count = out.length;
  for (const role of roles) {
    if (roleTaken[role]) continue;
    if (isFree || chosenRefusal(game, seat, role) === null) out[count++] = actions[role];
  }
}

/** The seat that makes this pick of the round, clockwise from the governor. */
export function seatToPick({ state, rules }: Game, pick: number): Seat {
  let seat = state.governor;
  for (let left = pick % rules.playerCount; left > 0; left--) seat = rules.next[seat];
  return seat;
}

/** The reason why the seat cannot choose the role; null if it can. */
export function roleRefusal(game: Game, seat: Seat, role: Role): Refusal | null {
  if (!game.rules.roles.includes(role)) return refusal('roleNotInGame');
  if (game.state.roleTaken[role]) return refusal('roleTaken');
  return chosenRefusal(game, seat, role);
}

/** Conditions that modules put on a role card. */
function chosenRefusal(game: Game, seat: Seat, role: Role): Refusal | null {
  const { refuseRole } = game.rules;
  for (let i = 0; i < refuseRole.length; i++) {
    const refused = at(refuseRole, i).effect(game, seat, role);
    if (refused !== null) return refused;
  }
  return null;
}

/** Offers the interlude before the choice, once; false if it was offered already. */
function offerInterludeBeforeChoice(game: Game, frame: Frame<RoundData>): boolean {
  if (frame.data.offered) return false;
  frame.data.offered = true;
  offerInterlude(game, frame.seat, 'choice');
  return true;
}

export function chooseRole(game: Game, seat: Seat, role: Role, waived: boolean): void {
  const { state } = game;
  const coins = state.roleCoins[role];
  state.players[seat].coins += coins;
  state.roleCoins[role] = 0;
  state.roleTaken[role] = true;
  state.picks++;
  game.events?.push({ type: 'roleChosen', seat, role, coins, waived });
  const { onChosen } = game.rules;
  for (let i = 0; i < onChosen.length; i++) at(onChosen, i).effect(game, seat, role);
  startPhase(game, seat, role, waived);
}

/** All seats carry out the role, beginning with this one. */
export function startPhase(game: Game, seat: Seat, role: Role, waived: boolean): void {
  game.state.role = role;
  game.state.chooser = seat;
  game.state.waived = waived;
  pushFrame(game, phaseStep, seat, { stage: PhaseStage.start });
}

/** Lets modules play something after the last pick; true if one does. */
function runBeforeRoundEnd(game: Game): boolean {
  const { beforeRoundEnd } = game.rules;
  for (let i = 0; i < beforeRoundEnd.length; i++)
    if (at(beforeRoundEnd, i).effect(game)) return true;
  return false;
}

/** R-6, and the end of the game where the edition ends it with the round (E-1). */
function endRound(game: Game): void {
  const { state, rules } = game;
  if (state.endTriggers.length > 0) {
    endGame(game);
    return;
  }
  const rewarded: Role[] = [];
  for (const role of rules.roles) {
    if (!state.roleTaken[role] && takesCoin(game, role)) {
      state.roleCoins[role]++;
      rewarded.push(role);
    }
    state.roleTaken[role] = false;
  }
  game.events?.push({ type: 'roleCoinAdded', roles: rewarded });
  state.governor = rules.next[state.governor];
  state.round++;
  state.picks = 0;
  game.events?.push({ type: 'roundStarted', round: state.round, governor: state.governor });
}

function takesCoin(game: Game, role: Role): boolean {
  const { takesCoin: conditions } = game.rules;
  for (let i = 0; i < conditions.length; i++)
    if (!at(conditions, i).effect(game, role)) return false;
  return true;
}

/** D-5: every seat has an interlude before the final score. */
function endGame(game: Game): void {
  game.state.role = null;
  game.state.frames.length = 0;
  if (game.rules.onInterlude.length === 0) closeGame(game);
  else pushFrame(game, finale, game.state.governor, { left: game.rules.playerCount });
}

function closeGame(game: Game): void {
  game.state.over = true;
  game.state.frames.length = 0;
  game.events?.push({ type: 'gameEnded' });
}

export const finale = automaticStep<Game, { left: number }>({
  name: 'finale',
  data: { left: count },
  clone: ({ left }) => ({ left }),
  advance(game, frame) {
    if (frame.data.left === 0) {
      closeGame(game);
      return false;
    }
    const { seat } = frame;
    frame.data.left--;
    frame.seat = game.rules.next[seat];
    offerInterlude(game, seat, 'score');
    return false;
  },
});

/** The stages of a phase. */
const PhaseStage = { start: 0, play: 1, end: 2, close: 3 } as const;
export interface PhaseData {
  stage: number;
}

/** All seats carry out the role, clockwise from the chooser. */
export const phaseStep = automaticStep<Game, PhaseData>({
  name: 'phase',
  data: { stage: count },
  clone: ({ stage }) => ({ stage }),
  advance(game, frame) {
    const { frames, role } = game.state;
    const depth = frames.length;
    while (frames.length === depth && role !== null) nextStage(game, role, frame.data.stage++);
    return false;
  },
});

function nextStage(game: Game, role: Role, stage: number): void {
  const { state, rules } = game;
  if (stage === PhaseStage.start) {
    if (rules.onPhaseStart[role].length > 0) pushFrame(game, phaseStart, state.chooser, null);
    const hasInterlude = rules.onInterlude.length > 0 && rules.phases[role].startsWithInterlude;
    if (hasInterlude) pushFrame(game, beforePhase, state.chooser, null);
  } else if (stage === PhaseStage.play) {
    rules.phases[role].start(game);
  } else if (stage === PhaseStage.end) {
    if (rules.onPhaseEnd[role].length > 0) pushFrame(game, phaseEnd, state.chooser, null);
  } else {
    closePhase(game, role);
  }
}

/** Clears the marks that last for one phase and the choice before it. */
function forgetPhase(game: Game): void {
  for (const player of game.state.players) {
    if (player.used.length > 0) player.used.length = 0;
    if (player.gained.length > 0) player.gained.length = 0;
    player.loaded = false;
  }
}

function closePhase(game: Game, role: Role): void {
  const { state, rules } = game;
  rules.phases[role].end(game);
  state.frames.pop();
  forgetPhase(game);
  state.role = null;
  if (state.endTriggers.length > 0 && rules.edition.endsAfter === 'phase') endGame(game);
}
