import { freePlaces, putColonist } from '../core/colonists';
import { isOccupied, markUsed, popFrame, pushFrame, wasUsed } from '../core/table';
import { PASS } from '../model/actions';
import type { Game } from '../model/game';
import { Building, type Seat } from '../model/ids';
import type { Place } from '../model/places';
import { refusal } from '../model/refusals';
import { commercial } from './kinds';

const { guesthouse: GUESTHOUSE } = Building;

/** D-5: its colonists may move to free circles before any turn; a pass holds for the phase. */
export const guesthouse = commercial(
  'guesthouse',
  { cost: 4, vp: 2, circles: 2, column: 2 },
  {
    beforeTurn(game, seat) {
      if (!wasUsed(game.state.players[seat], GUESTHOUSE)) pushFrame(game, 'guesthouse', seat);
    },
    step: {
      advance(game, { seat }) {
        const guests = isOccupied(game.state.players[seat], GUESTHOUSE);
        if (guests && freeRooms(game, seat).length > 0) return true;
        popFrame(game);
        return false;
      },
      legal(game, _frame, seat, out) {
        const { common, nobles } = guestsOf(game, seat);
        for (const to of freeRooms(game, seat)) {
          if (common > 0) out.push({ type: 'move', to, noble: false });
          if (nobles > 0) out.push({ type: 'move', to, noble: true });
        }
        out.push(PASS);
      },
      refuse(game, _frame, seat, action) {
        if (action.type === 'pass') return null;
        if (action.type !== 'move') return refusal('notNow');
        const { common, nobles } = guestsOf(game, seat);
        if ((action.noble ? nobles : common) === 0) return refusal('noGuest');
        const free = freeRooms(game, seat).some((place) => samePlace(place, action.to));
        return free ? null : refusal('noFreeCircle');
      },
      apply(game, _frame, seat, action) {
        if (action.type === 'move') return move(game, seat, action.to, action.noble);
        markUsed(game.state.players[seat], GUESTHOUSE);
        popFrame(game);
      },
    },
  },
);

function guestsOf(game: Game, seat: Seat) {
  const player = game.state.players[seat];
  const nobles = player.nobleStaff[GUESTHOUSE] ?? 0;
  return { nobles, common: player.staff[GUESTHOUSE] - nobles };
}

function freeRooms(game: Game, seat: Seat): Place[] {
  return freePlaces(game, seat).filter(
    (place) => place.at === 'island' || (place.at === 'city' && place.building !== GUESTHOUSE),
  );
}

function samePlace(a: Place, b: Place): boolean {
  if (a.at === 'island') return b.at === 'island' && a.tile === b.tile;
  if (a.at === 'city') return b.at === 'city' && a.building === b.building;
  return b.at === 'sanJuan';
}

function move(game: Game, seat: Seat, to: Place, noble: boolean): void {
  const player = game.state.players[seat];
  player.staff[GUESTHOUSE]--;
  if (noble) player.nobleStaff[GUESTHOUSE]--;
  putColonist(game, seat, to, noble);
  game.events?.push({ type: 'colonistMoved', seat, to, noble, by: GUESTHOUSE });
}
