import { plainStep, popFrame, pushFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import type { Role } from '#engine/modules/base/ids';
import { startPhase } from '#engine/modules/base/phases/round';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import { type Act, type Game, smugglerOf } from './game';
import { refusal } from './refusals';
import { smugglerRole } from './role';

/** X3-1, X3-4: who may choose the smuggler or a captured role, its price, and its end. */

export const RANSOM = 3;

export function refuseRole(game: Game, seat: Seat, role: Role): Refusal | null {
  const { token, captured, captor } = smugglerOf(game);
  if (role === smugglerRole.number) return token === seat ? refusal('hasToken') : null;
  if (role !== captured) return null;
  if (captor === seat) return refusal('ownCaptive');
  return game.state.players[seat].coins < RANSOM ? refusal('cannotPayCaptor') : null;
}

export function onChosen(game: Game, seat: Seat, role: Role): void {
  const slice = smugglerOf(game);
  if (role === smugglerRole.number) {
    slice.token = seat;
    game.events?.push({ type: 'tokenTaken', seat });
  }
  const { captor } = slice;
  if (role !== slice.captured || captor === null) return;
  const { players } = game.state;
  players[seat].coins -= RANSOM;
  players[captor].coins += RANSOM;
  release(game);
  game.events?.push({ type: 'ransomed', seat, captor, role, coins: RANSOM });
}

/** No coin is ever put on the smuggler. */
export const takesCoin = (_game: Game, role: Role): boolean => role !== smugglerRole.number;

/** If nobody chose the captured role, its captor plays it after the last pick. */
export function beforeRoundEnd(game: Game): boolean {
  const { captured, captor } = smugglerOf(game);
  if (captured === null || captor === null) return false;
  pushFrame(game, captive, captor, null);
  return true;
}

/** The phase always takes place. The captor can only waive the privilege. */
export const captive = plainStep<Game, Act>({
  name: 'captive',
  advance(game, frame) {
    const { captured } = smugglerOf(game);
    if (captured !== null && game.rules.phases[captured].isWaivable) return true;
    popFrame(game);
    if (captured !== null) playCaptive(game, frame.seat, captured, false);
    return false;
  },
  legal(game, _frame, _seat, out) {
    const { captured } = smugglerOf(game);
    if (captured === null) return;
    out.push(game.rules.actions.choose[captured]);
    out.push(game.rules.actions.chooseWaived[captured]);
  },
  refuse(game, _frame, _seat, action) {
    if (action.type !== 'chooseRole') return baseRefusal('notNow');
    return action.role === smugglerOf(game).captured ? null : refusal('notCaptured');
  },
  apply(game, _frame, seat, action) {
    popFrame(game);
    if (action.type === 'chooseRole') playCaptive(game, seat, action.role, action.waived === true);
  },
});

function playCaptive(game: Game, seat: Seat, role: Role, waived: boolean): void {
  game.state.roleTaken[role] = true;
  release(game);
  game.events?.push({ type: 'capturedPlayed', seat, role, waived });
  startPhase(game, seat, role, waived);
}

function release(game: Game): void {
  const slice = smugglerOf(game);
  slice.captured = null;
  slice.captor = null;
}
