import { cargoLoads, loadRefusal, scoreLoad } from '../core/cargo';
import { fire, nextSeat, passTurn, popFrame, pushFrame, triggerEnd } from '../core/table';
import { turns } from '../core/turns';
import { hasWay, legalWays, wayFor } from '../core/ways';
import { type Action, DECLINE } from '../model/actions';
import type { DecisionStep, Game } from '../model/game';
import type { Good, Seat, Ship } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import type { Phase } from '../model/rules';
import type { Frame } from '../model/state';
import { store } from './storage';

export const captain: Phase = {
  start(game) {
    const { chooser } = game.state;
    pushFrame(game, 'storageTurns', chooser);
    pushFrame(game, 'load', chooser);
  },

  end(game) {
    emptyFullShips(game);
    // CA-10, E-5: tokens that ran out before this phase count now.
    if (game.state.vp === 0) triggerEnd(game, 'vp');
  },
};

export const storageTurns = turns('store', store);

/** CA-13 */
function emptyFullShips(game: Game): void {
  const { ships, goods } = game.state;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i as Ship];
    if (ship.good === null || ship.count < ship.capacity) continue;
    game.events?.push({ type: 'shipSailed', ship: i as Ship, good: ship.good, count: ship.count });
    goods[ship.good] += ship.count;
    ship.good = null;
    ship.count = 0;
  }
}

/**
 * CA-1, CA-9: goes round and round. The subject counts the turns since somebody loaded; the
 * detail is 1 once the effects at the start of the turn have been seen to.
 */
export const load: DecisionStep = {
  advance(game, frame) {
    if (frame.subject === game.rules.playerCount) {
      popFrame(game);
      return false;
    }
    if (frame.detail === 0) {
      frame.detail = 1;
      if (game.rules.beforeTurn.length > 0) {
        fire(game, frame.seat, game.rules.beforeTurn);
        return false;
      }
    }
    return askToLoad(game, frame);
  },

  legal(game, _frame, seat, out) {
    cargoLoads(game, seat, out);
    const mustLoad = out.length > 0;
    legalWays(game, seat, 'load', out);
    if (!mustLoad) out.push(DECLINE);
  },

  refuse(game, _frame, seat, action) {
    if (action.type === 'load') return loadRefusal(game, seat, action.good, action.ship);
    if (action.type === 'decline') return declineRefusal(game, seat);
    return wayFor(game, seat, 'load', action).refuse(game, seat, action);
  },

  apply(game, frame, seat, action) {
    if (action.type === 'decline') {
      passTurn(game, seat);
      turnOver(game, frame, false);
      return;
    }
    if (action.type === 'load') carryOutLoad(game, seat, action.good, action.ship);
    else wayFor(game, seat, 'load', action).apply(game, seat, action);
    turnOver(game, frame, true);
  },
};

/** Who has nothing to load is passed over; who has only one load makes it. */
function askToLoad(game: Game, frame: Frame): boolean {
  const options: Action[] = [];
  cargoLoads(game, frame.seat, options);
  if (options.length > 1 || hasWay(game, frame.seat, 'load')) return true;
  const only = options[0];
  if (only === undefined) turnOver(game, frame, false);
  else {
    game.events?.push({ type: 'forced', seat: frame.seat, action: 'load' });
    load.apply(game, frame, frame.seat, only);
  }
  return false;
}

function turnOver(game: Game, frame: Frame, loaded: boolean): void {
  frame.subject = loaded ? 0 : frame.subject + 1;
  frame.detail = 0;
  frame.seat = nextSeat(game, frame.seat);
}

/** CA-1, CA-8: only who has nothing but a wharf to load on may pass. */
function declineRefusal(game: Game, seat: Seat): Refusal | null {
  const loads: Action[] = [];
  cargoLoads(game, seat, loads);
  return loads.length > 0 ? refusal('mustLoad') : null;
}

function carryOutLoad(game: Game, seat: Seat, good: Good, shipNumber: Ship): void {
  const { state } = game;
  const ship = state.ships[shipNumber];
  const player = state.players[seat];
  const count = Math.min(player.goods[good], ship.capacity - ship.count);
  ship.good = good;
  ship.count += count;
  player.goods[good] -= count;
  const vp = scoreLoad(game, seat, count);
  game.events?.push({ type: 'shipped', seat, good, count, ship: shipNumber, vp, by: null });
  fire(game, seat, game.rules.onLoaded);
}
