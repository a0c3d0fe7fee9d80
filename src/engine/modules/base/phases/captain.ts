import { count, flag } from '#engine/core/field';
import {
  automaticStep,
  plainAutomaticStep,
  plainStep,
  popFrame,
  pushFrame,
  topFrame,
} from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Frame } from '#engine/core/module';
import { type BaseAction, DECLINE } from '#engine/modules/base/actions';
import { offerInterlude, runHooks } from '#engine/modules/base/effects/effects';
import {
  extraActionFor,
  hasExtraAction,
  listExtraActions,
} from '#engine/modules/base/effects/extraActions';
import type { Game } from '#engine/modules/base/game';
import type { Good, Ship } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import type { Phase } from '#engine/modules/base/rules';
import {
  cargoLoads,
  countLoads,
  loadOf,
  loadRefusal,
  runLoadedHooks,
  scoreLoad,
} from '#engine/modules/base/supply/cargo';
import { runVpGainedHooks } from '#engine/modules/base/supply/victoryPoints';
import { passTurn } from './endTurn';
import { triggerEnd } from './triggerEnd';
import { moveOn, openTurn, type TurnOf, turns } from './turns';

export const captain: Phase = {
  turn: 'load',
  isWaivable: true,
  goesRound: true,
  solo: null,
  startsWithInterlude: true,
  start(game) {
    const { chooser } = game.state;
    pushFrame(game, storageTurns, chooser, { stage: 0 });
    if (game.rules.beforeStorage.length > 0) pushFrame(game, loadingOver, chooser, null);
    pushFrame(game, loadTurns, chooser, { idle: 0, begun: false });
  },

  end(game) {
    emptyFullShips(game);
    // CA-10, E-5: tokens that ran out before this phase count now, also if one came back.
    if (game.state.lastVpTaken || game.state.vp === 0) triggerEnd(game, 'vp');
  },
};

export const storageTurns = turns('storageTurns', ({ turn }) => turn.store, 'storage');

/** After all loading, seat by seat. */
export const loadingOver = plainAutomaticStep<Game>({
  name: 'loadingOver',
  advance(game, frame) {
    const { seat } = frame;
    moveOn(game, frame);
    runHooks(game, seat, game.rules.beforeStorage);
    return false;
  },
});

/** CA-13 */
function emptyFullShips(game: Game): void {
  const { ships, goods } = game.state;
  for (const number of game.rules.ships) {
    const ship = ships[number];
    if (ship.good === null || ship.count < ship.capacity) continue;
    game.events?.push({ type: 'shipSailed', ship: number, good: ship.good, count: ship.count });
    goods[ship.good] += ship.count;
    ship.good = null;
    ship.count = 0;
  }
}

export interface LoadTurnsData {
  /** Turns since the last load. */
  idle: number;
  /** Whether the interlude at the start of the turn was offered. */
  begun: boolean;
}

const loadTurn: TurnOf = ({ turn }) => turn.load;

/** CA-1, CA-9: turns go on until no seat loads in a whole round. */
export const loadTurns = automaticStep<Game, LoadTurnsData>({
  name: 'loadTurns',
  data: { idle: count, begun: flag },
  clone: ({ idle, begun }) => ({ idle, begun }),
  advance(game, frame) {
    const { frames } = game.state;
    const { onInterlude, playerCount } = game.rules;
    const depth = frames.length;
    while (frames.length === depth) {
      if (frame.data.idle === playerCount) {
        popFrame(game);
        return false;
      }
      if (!frame.data.begun) {
        frame.data.begun = true;
        if (onInterlude.length > 0) {
          offerInterlude(game, frame.seat, 'turn');
          continue;
        }
      }
      if (!game.rules.boards[frame.seat].canLoad(game, frame.seat)) nextToLoad(game, frame, false);
      else if (openTurn(game, frame, loadTurn)) return true;
    }
    return false;
  },
});

/** Ends a seat's turn to load. */
export function endLoadTurn(game: Game, loaded: boolean): void {
  popFrame(game);
  const turn = topFrame(game.state.frames);
  if (!isLoadTurns(turn)) return;
  nextToLoad(game, turn, loaded);
}

function nextToLoad(game: Game, turn: Frame<LoadTurnsData>, loaded: boolean): void {
  turn.data.idle = loaded ? 0 : turn.data.idle + 1;
  turn.data.begun = false;
  turn.seat = game.rules.next[turn.seat];
}

function isLoadTurns(frame: Frame | undefined): frame is Frame<LoadTurnsData> {
  return frame?.step === loadTurns.number;
}

export const load = plainStep<Game, BaseAction>({
  name: 'load',

  /** a single load is carried out without asking. */
  advance(game, { seat }) {
    if (countLoads(game, seat) !== 1 || hasExtraAction(game, seat, 'load')) return true;
    loadTheOnlyOne(game, seat);
    return false;
  },

  legal(game, _frame, seat, out) {
    cargoLoads(game, seat, out);
    const mustLoad = out.length > 0;
    listExtraActions(game, seat, 'load', out);
    if (!mustLoad) out[out.length] = DECLINE;
  },

  refuse(game, _frame, seat, action) {
    if (action.type === 'load') return loadRefusal(game, seat, action.good, action.ship);
    // CA-1, CA-8: a seat may decline only if it can load nothing but a wharf.
    if (action.type === 'decline') {
      return countLoads(game, seat) > 0 ? refusal('mustLoad') : null;
    }
    return extraActionFor(game, seat, 'load', action).refuse(game, seat, action);
  },

  apply(game, _frame, seat, action) {
    endLoadTurn(game, action.type !== 'decline');
    if (action.type === 'decline') passTurn(game, seat);
    else if (action.type === 'load') putOnShip(game, seat, action.good, action.ship);
    else extraActionFor(game, seat, 'load', action).apply(game, seat, action);
  },
});

function loadTheOnlyOne(game: Game, seat: Seat): void {
  const loads: BaseAction[] = [];
  cargoLoads(game, seat, loads);
  game.events?.push({ type: 'forced', seat, action: 'load' });
  endLoadTurn(game, true);
  for (const only of loads) {
    if (only.type === 'load') putOnShip(game, seat, only.good, only.ship);
  }
}

/** A seat that cannot load has no turn. */
export function canLoad(game: Game, seat: Seat): boolean {
  return countLoads(game, seat) > 0 || hasExtraAction(game, seat, 'load');
}

export function putOnShip(game: Game, seat: Seat, good: Good, number: Ship): void {
  const { state } = game;
  const ship = state.ships[number];
  const player = state.players[seat];
  const loaded = Math.min(player.goods[good], ship.capacity - ship.count);
  ship.good = good;
  ship.count += loaded;
  player.goods[good] -= loaded;
  const vp = scoreLoad(game, seat, loaded);
  game.events?.push({ type: 'shipped', seat, good, count: loaded, ship: number, vp, by: null });
  runVpGainedHooks(game, seat, vp);
  runLoadedHooks(game, seat, loadOf(good, loaded), number);
}
