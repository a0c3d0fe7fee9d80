import { bySeat, flag } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import { copyOf, filled, type Keyed, type Seat } from '#engine/core/ids';
import type { BaseAction } from '#engine/modules/base/actions';
import { privilegeOf } from '#engine/modules/base/effects/privilege';
import type { Game } from '#engine/modules/base/game';
import { carryOutPlacement } from '#engine/modules/base/mayor/carryOut';
import { placementRefusal } from '#engine/modules/base/mayor/placement';
import { refusal } from '#engine/modules/base/refusals';
import type { Phase } from '#engine/modules/base/rules';
import { fillShip } from '#engine/modules/base/supply/colonistShip';
import { triggerEnd } from './triggerEnd';

export const mayor: Phase = {
  turn: null,
  isWaivable: true,
  goesRound: false,
  solo: null,
  startsWithInterlude: true,
  start(game) {
    dealColonists(game);
    const { playerCount } = game.rules;
    pushFrame(game, place, game.state.chooser, {
      waiting: filled(playerCount, true),
      looked: filled(playerCount, false),
    });
  },

  end: refillShip,
};

/** MA-1, MA-2: the privilege comes from the supply; the ship is dealt out one by one. */
function dealColonists(game: Game): void {
  const { state, rules } = game;
  const privilege = Math.min(privilegeOf(game, state.chooser), state.colonists);
  state.colonists -= privilege;
  let seat = state.chooser;
  for (let turn = 0; turn < rules.playerCount; turn++) {
    const share = shareOf(state.colonistShip, turn, rules.playerCount);
    const count = share + (turn === 0 ? privilege : 0);
    // D-6: the first taker from the ship gets the special one.
    const special = turn === 0 && share > 0 ? state.specialOnShip : 0;
    game.events?.push({ type: 'colonistsDealt', seat, count, special });
    rules.boards[seat].gainColonists(game, seat, count, special);
    seat = rules.next[seat];
  }
  state.colonistShip = 0;
  state.specialOnShip = 0;
}

const shareOf = (people: number, turn: number, players: number) =>
  Math.floor(people / players) + (turn < people % players ? 1 : 0);

/** MA-6, MA-7 */
function refillShip(game: Game): void {
  const { state, rules } = game;
  const wanted = Math.max(freeCircles(game), rules.playerCount);
  if (state.colonists < wanted && rules.endsWithoutColonists) triggerEnd(game, 'colonists');
  fillShip(game, wanted);
  const { colonistShip: count, specialOnShip: special } = state;
  game.events?.push({ type: 'shipRefilled', count, special });
}

function freeCircles(game: Game): number {
  let free = 0;
  for (const seat of game.rules.seats) free += game.rules.boards[seat].freeCircles(game, seat);
  return free;
}

export interface PlaceData {
  /** Seats that still have to place. */
  waiting: Keyed<Seat, boolean>;
  /** Seats for which it was checked whether there is a choice. */
  looked: Keyed<Seat, boolean>;
}

export const place = step<Game, PlaceData, BaseAction>({
  name: 'place',
  data: { waiting: bySeat(flag), looked: bySeat(flag) },
  clone: ({ waiting, looked }) => ({ waiting: copyOf(waiting), looked: copyOf(looked) }),

  /** MA-5: everybody at once, or one after the other from the mayor. */
  advance(game, frame) {
    const { state, rules } = game;
    const { waiting, looked } = frame.data;
    let seat = state.chooser;
    let asked = false;
    for (let turn = 0; turn < rules.playerCount; turn++) {
      if (asked && !rules.simultaneousMayor) break;
      if (waiting[seat]) {
        const placed = !looked[seat] && rules.boards[seat].placeAutomatically(game, seat);
        looked[seat] = true;
        if (placed) waiting[seat] = false;
        else if (!asked) {
          asked = true;
          frame.seat = seat;
        }
      }
      seat = rules.next[seat];
    }
    if (!asked) popFrame(game);
    return asked;
  },

  asked(game, frame) {
    if (!game.rules.simultaneousMayor) return [frame.seat];
    const seats: Seat[] = [];
    let seat = game.state.chooser;
    for (let turn = 0; turn < game.rules.playerCount; turn++) {
      if (frame.data.waiting[seat]) seats.push(seat);
      seat = game.rules.next[seat];
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
    carryOutPlacement(game, seat, action);
    frame.data.waiting[seat] = false;
  },
});
