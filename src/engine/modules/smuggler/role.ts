import { plainStep, popFrame, pushFrame } from '#engine/core/frames';
import { at, type Seat } from '#engine/core/ids';
import { PASS } from '#engine/modules/base/actions';
import { passTurn, skipTurn } from '#engine/modules/base/phases/endTurn';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import { roleCard } from '#engine/modules/base/roles';
import type { RoleSpec } from '#engine/modules/base/rules';
import {
  capture,
  captureRefusal,
  fatesOf,
  loot,
  lootRefusal,
  poach,
  poachRefusal,
  raid,
  raidRefusal,
} from './carryOut';
import type { Act, Game } from './game';

/** X3-2: only the chooser acts, and does one thing or nothing. */
export const smuggle = plainStep<Game, Act>({
  name: 'smuggle',
  advance(game, frame) {
    const actions: Act[] = [];
    listActions(game, frame.seat, actions);
    if (actions.length === 0) return skipTurn(game, frame);
    return !game.rules.boards[frame.seat].decideAutomatically(game, frame);
  },
  legal(game, _frame, seat, out) {
    listActions(game, seat, out);
    out.push(PASS);
  },
  refuse(game, _frame, seat, action) {
    switch (action.type) {
      case 'raid':
        return raidRefusal(game, action.ship, action.count ?? null);
      case 'loot':
        return lootRefusal(game);
      case 'poach':
        return poachRefusal(game, seat, action.special, action.count ?? null);
      case 'capture':
        return captureRefusal(game, action.role);
      default:
        return action.type === 'pass' ? null : baseRefusal('notNow');
    }
  },
  apply(game, _frame, seat, action) {
    popFrame(game);
    if (action.type === 'raid') raid(game, seat, action.ship, action.count ?? null);
    else if (action.type === 'loot') loot(game, seat);
    else if (action.type === 'poach') poach(game, seat, action.special, action.count ?? null);
    else if (action.type === 'capture') capture(game, seat, action.role);
    else passTurn(game, seat);
  },
});

function listActions(game: Game, seat: Seat, out: Act[]): void {
  const { ships, roles } = game.rules;
  for (let i = 0; i < ships.length; i++) {
    const ship = at(ships, i);
    if (raidRefusal(game, ship, null) === null) out.push({ type: 'raid', ship, count: null });
  }
  if (lootRefusal(game) === null) out.push({ type: 'loot' });
  for (const special of fatesOf(game, seat, null))
    out.push({ type: 'poach', special, count: null });
  for (let i = 0; i < roles.length; i++) {
    const role = at(roles, i);
    if (captureRefusal(game, role) === null) out.push({ type: 'capture', role });
  }
}

/** X3-1: a role without a privilege. */
export const smugglerRole: RoleSpec<'smuggler'> = roleCard('smuggler', {
  turn: null,
  isWaivable: false,
  goesRound: false,
  solo: smuggle,
  startsWithInterlude: false,
  start(game) {
    pushFrame(game, smuggle, game.state.chooser, null);
  },
  end() {},
});
