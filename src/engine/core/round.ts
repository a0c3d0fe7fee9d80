import { CHOOSE_ROLE } from '../model/actions';
import type { DecisionStep, Game } from '../model/game';
import type { Role, Seat } from '../model/ids';
import { refusal } from '../model/refusals';
import type { Frame } from '../model/state';
import { fire, nextSeat, pushFrame } from './table';

/** The frame at the bottom of the stack: role choices until the game is over (§4). */
export const roundStep: DecisionStep = {
  advance(game, frame) {
    const { state, rules } = game;
    if (state.picks === rules.setup.picksPerRound) {
      endRound(game);
      return false;
    }
    frame.seat = ((state.governor + state.picks) % rules.playerCount) as Seat;
    return !offersBefore(game, frame);
  },

  legal(game, _frame, _seat, out) {
    const { state, rules } = game;
    const { roles } = rules.setup;
    for (let i = 0; i < roles.length; i++) {
      const role = roles[i] as Role;
      if (!state.roleTaken[role]) out.push(CHOOSE_ROLE[role]);
    }
  },

  refuse(game, _frame, _seat, action) {
    if (action.type !== 'chooseRole') return refusal('notNow');
    if (!game.rules.setup.roles.includes(action.role)) return refusal('roleNotInGame');
    return game.state.roleTaken[action.role] ? refusal('roleTaken') : null;
  },

  apply(game, frame, seat, action) {
    frame.subject = 0;
    if (action.type === 'chooseRole') chooseRole(game, seat, action.role);
  },
};

/** Effects before the choice, once: the subject says that they have been seen to. */
function offersBefore(game: Game, frame: Frame): boolean {
  const { beforeTurn } = game.rules;
  if (beforeTurn.length === 0 || frame.subject === 1) return false;
  frame.subject = 1;
  fire(game, frame.seat, beforeTurn);
  return true;
}

function chooseRole(game: Game, seat: Seat, role: Role): void {
  const { state } = game;
  const coins = state.roleCoins[role];
  state.players[seat].coins += coins;
  state.roleCoins[role] = 0;
  state.roleTaken[role] = true;
  state.role = role;
  state.chooser = seat;
  state.picks++;
  game.events?.push({ type: 'roleChosen', seat, role, coins });
  pushFrame(game, 'phase', seat);
}

/** R-6, and the end of the game where the edition ends it with the round (E-1). */
function endRound(game: Game): void {
  const { state, rules } = game;
  if (state.endTriggers.length > 0) {
    endGame(game);
    return;
  }
  const { roles } = rules.setup;
  const rewarded: Role[] = [];
  for (let i = 0; i < roles.length; i++) {
    const role = roles[i] as Role;
    if (!state.roleTaken[role]) {
      state.roleCoins[role]++;
      rewarded.push(role);
    }
    state.roleTaken[role] = false;
  }
  game.events?.push({ type: 'roleCoinAdded', roles: rewarded });
  state.governor = nextSeat(game, state.governor);
  state.round++;
  state.picks = 0;
  game.events?.push({ type: 'roundStarted', round: state.round, governor: state.governor });
}

export function endGame(game: Game): void {
  game.state.over = true;
  game.state.role = null;
  game.state.frames.length = 0;
  game.events?.push({ type: 'gameEnded' });
}

/** Where a phase is; kept as the subject of its frame. */
const PhaseStage = { start: 0, play: 1, end: 2, close: 3 } as const;

/** One role carried out by everybody, from the chooser clockwise. */
export const phaseStep = {
  advance(game: Game, frame: Frame): boolean {
    const { frames } = game.state;
    const depth = frames.length;
    while (frames.length === depth) nextStage(game, frame.subject++);
    return false;
  },
};

function nextStage(game: Game, stage: number): void {
  const { state, rules } = game;
  const role = state.role as Role;
  if (stage === PhaseStage.start) {
    if (rules.beforeTurn.length > 0) forgetPhase(game);
    if (rules.onPhaseStart[role].length > 0) pushFrame(game, 'phaseStart', state.chooser);
  } else if (stage === PhaseStage.play) {
    rules.phases[role].start(game);
  } else if (stage === PhaseStage.end) {
    if (rules.onPhaseEnd[role].length > 0) pushFrame(game, 'phaseEnd', state.chooser);
  } else {
    closePhase(game, role);
  }
}

/** Once-a-phase marks belong to one phase, or to the choice of a role before it. */
function forgetPhase(game: Game): void {
  const { players } = game.state;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat as Seat];
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
