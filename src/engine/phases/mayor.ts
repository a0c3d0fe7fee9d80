import { onlyPlacement, placementRefusal } from '../core/placement';
import { fillShip } from '../core/ship';
import {
  buildingCircles,
  colonistsInCity,
  colonistsOf,
  nextSeat,
  popFrame,
  privilegeOf,
  pushFrame,
  triggerEnd,
} from '../core/table';
import type { PlaceAction } from '../model/actions';
import type { DecisionStep, Game } from '../model/game';
import { type Building, type Seat, STAFFED_TILES, type StaffedTile } from '../model/ids';
import { refusal } from '../model/refusals';
import type { Phase } from '../model/rules';
import type { GameState } from '../model/state';

export const mayor: Phase = {
  start(game) {
    dealColonists(game);
    pushFrame(game, 'place', game.state.chooser, everybody(game));
  },

  end: refillShip,
};

/**
 * The seats still to place, one bit each, are the subject of a `place` frame; its detail has
 * the seats of which it is known whether they have a choice.
 */
const everybody = (game: Game) => (1 << game.rules.playerCount) - 1;
const bit = (seat: Seat) => 1 << seat;

/** MA-1, MA-2: the privilege comes from the supply; the ship is dealt out one by one. */
function dealColonists(game: Game): void {
  const { state, rules } = game;
  const privilege = Math.min(privilegeOf(game, state.chooser), state.colonists);
  state.colonists -= privilege;
  let seat = state.chooser;
  for (let turn = 0; turn < rules.playerCount; turn++) {
    const share = shareOf(state.colonistShip, turn, rules.playerCount);
    const count = share + (turn === 0 ? privilege : 0);
    // D-6: the first taker from the ship gets the noble.
    const nobles = turn === 0 && share > 0 ? state.noblesOnShip : 0;
    state.players[seat].sanJuan += count;
    state.players[seat].nobles += nobles;
    game.events?.push({ type: 'colonistsDealt', seat, count, nobles });
    seat = nextSeat(game, seat);
  }
  state.colonistShip = 0;
  state.noblesOnShip = 0;
}

const shareOf = (cards: number, turn: number, players: number) =>
  Math.floor(cards / players) + (turn < cards % players ? 1 : 0);

/** MA-6, MA-7 */
function refillShip(game: Game): void {
  const { state, rules } = game;
  const wanted = Math.max(freeBuildingCircles(game), rules.playerCount);
  if (state.colonists < wanted && rules.endsWithoutColonists) triggerEnd(game, 'colonists');
  fillShip(state, wanted);
  const { colonistShip: count, noblesOnShip: nobles } = state;
  game.events?.push({ type: 'shipRefilled', count, nobles });
}

function freeBuildingCircles(game: Game): number {
  let free = 0;
  const { players } = game.state;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat as Seat];
    free += buildingCircles(game, player) - colonistsInCity(player);
  }
  return free;
}

export const place: DecisionStep = {
  /** MA-5: everybody at once, or one after the other from the mayor. */
  advance(game, frame) {
    const { state, rules } = game;
    let seat = state.chooser;
    let waiting = false;
    for (let turn = 0; turn < rules.playerCount && !(waiting && !simultaneous(state)); turn++) {
      if ((frame.subject & bit(seat)) !== 0) {
        const only = (frame.detail & bit(seat)) === 0 ? onlyPlacement(game, seat) : null;
        frame.detail |= bit(seat);
        if (only) {
          game.events?.push({ type: 'forced', seat, action: 'place' });
          carryOut(game, seat, only);
          frame.subject &= ~bit(seat);
        } else if (!waiting) {
          waiting = true;
          frame.seat = seat;
        }
      }
      seat = nextSeat(game, seat);
    }
    if (!waiting) popFrame(game);
    return waiting;
  },

  waitingFor(game, frame) {
    if (!simultaneous(game.state)) return [frame.seat];
    const seats: Seat[] = [];
    let seat = game.state.chooser;
    for (let turn = 0; turn < game.rules.playerCount; turn++) {
      if ((frame.subject & bit(seat)) !== 0) seats.push(seat);
      seat = nextSeat(game, seat);
    }
    return seats;
  },

  /** There can be thousands of placements: `placements` lists them lazily. */
  legal() {},

  refuse(game, _frame, seat, action) {
    if (action.type !== 'place') return refusal('notNow');
    return placementRefusal(game, seat, action);
  },

  apply(game, frame, seat, action) {
    if (action.type !== 'place') return;
    carryOut(game, seat, action);
    frame.subject &= ~bit(seat);
  },
};

const simultaneous = (state: GameState) => state.options.variants.simultaneousMayor;

function carryOut(game: Game, seat: Seat, placement: PlaceAction): void {
  const player = game.state.players[seat];
  let idle = colonistsOf(player);
  for (let i = 0; i < STAFFED_TILES.length; i++) {
    const count = placement.island[i as StaffedTile];
    player.workers[i as StaffedTile] = count;
    idle -= count;
  }
  for (let i = 0; i < player.city.length; i++) {
    const building = player.city[i] as Building;
    const count = placement.city[i] as number;
    player.staff[building] = count;
    idle -= count;
    if (placement.nobles.length > 0) player.nobleStaff[building] = placement.nobles[i] as number;
  }
  player.sanJuan = idle;
  game.events?.push({ type: 'placed', seat, placement, sanJuan: idle });
}
