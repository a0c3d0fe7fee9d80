import { oneOf, withDefault } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import { keyAt, type Seat } from '#engine/core/ids';
import { PASS } from '#engine/modules/base/actions';
import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { runHooks } from '#engine/modules/base/effects/effects';
import { STAFFED_TILES } from '#engine/modules/base/ids';
import {
  beingThereMatters,
  couldTill,
  couldWork,
  INTERLUDES,
  type Interlude,
} from '#engine/modules/base/interlude';
import { type Place, samePlace } from '#engine/modules/base/places';
import { isOccupied } from '#engine/modules/base/player/staff';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import {
  freeCirclesOf,
  hasFreeTile,
  hasRoom,
  putColonist,
} from '#engine/modules/base/supply/colonists';
import type { Act, Game } from '#engine/modules/newBuildings/game';
import { refusal } from '#engine/modules/newBuildings/refusals';

export interface GuesthouseData {
  /** The interlude in which the guests may leave. */
  interlude: Interlude;
}

const checkOut = step<Game, GuesthouseData, Act>({
  name: 'guesthouse',
  data: { interlude: withDefault('turn', oneOf(INTERLUDES)) },
  clone: ({ interlude }) => ({ interlude }),
  advance(game, { seat, data }) {
    const guests = isOccupied(game.state.players[seat], guesthouse.number);
    if (guests && couldDoMore(game, seat, data.interlude)) return true;
    popFrame(game);
    return false;
  },
  legal(game, _frame, seat, out) {
    const { common, special } = guestsOf(game, seat);
    for (const to of freeRooms(game, seat)) {
      if (common > 0) out.push({ type: 'move', to, special: false });
      if (special > 0) out.push({ type: 'move', to, special: true });
    }
    out.push(PASS);
  },
  refuse(game, _frame, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'move') return baseRefusal('notNow');
    const { common, special } = guestsOf(game, seat);
    if ((action.special ? special : common) === 0) return refusal('noGuest');
    const free = freeRooms(game, seat).some((place) => samePlace(place, action.to));
    return free ? null : refusal('noFreeCircle');
  },
  apply(game, _frame, seat, action) {
    if (action.type === 'move') return move(game, seat, action.to, action.special);
    popFrame(game);
  },
});

/** D-5: its colonists may move to free circles between decisions, where that has an effect. */
export const guesthouse: BuildingSpec<'guesthouse'> = commercial(
  'guesthouse',
  { cost: 4, vp: 2, circles: 2, column: 2 },
  {
    onInterlude: (game, seat, interlude) => pushFrame(game, checkOut, seat, { interlude }),
  },
  checkOut,
);

function guestsOf(game: Game, seat: Seat) {
  const { staff, specialStaff } = game.state.players[seat];
  const special = specialStaff.length > 0 ? specialStaff[guesthouse.number] : 0;
  return { special, common: staff[guesthouse.number] - special };
}

/** Whether a guest could have an effect elsewhere. Called often, mostly false. */
function couldDoMore(game: Game, seat: Seat, interlude: Interlude): boolean {
  const player = game.state.players[seat];
  const guests = player.staff[guesthouse.number];
  if (game.rules.movingMatters.length > 0) {
    if (beingThereMatters(game, seat, freeRooms(game, seat), guests)) return true;
  }
  for (let i = 0; i < STAFFED_TILES.length; i++) {
    const tile = keyAt(STAFFED_TILES, i);
    if (hasFreeTile(player, tile) && couldTill(game, seat, tile, interlude)) return true;
  }
  for (let i = 0; i < player.city.length; i++) {
    const building = keyAt(player.city, i);
    if (building === guesthouse.number || !hasRoom(game, player, building)) continue;
    if (couldWork(game, seat, building, interlude)) return true;
  }
  return false;
}

const freeRooms = (game: Game, seat: Seat) =>
  freeCirclesOf(game, seat).filter((it) => it.at !== 'city' || it.building !== guesthouse.number);

function move(game: Game, seat: Seat, to: Place, special: boolean): void {
  const player = game.state.players[seat];
  player.staff[guesthouse.number]--;
  if (special) player.specialStaff[guesthouse.number]--;
  putColonist(game, seat, to, special);
  game.events?.push({ type: 'colonistMoved', seat, to, special, by: guesthouse.number });
  runHooks(game, seat, game.rules.onPlaced);
}
