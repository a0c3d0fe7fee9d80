import { count, flag } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import type { BaseAction } from '#engine/modules/base/actions';
import { runHooks } from '#engine/modules/base/effects/effects';
import type { Actions, Game } from '#engine/modules/base/game';
import { type Place, samePlace } from '#engine/modules/base/places';
import { refusal } from '#engine/modules/base/refusals';
import type { Newcomers } from '#engine/modules/base/rules';
import { freePlaces, putColonist, roomAt } from '#engine/modules/base/supply/colonists';

/** Colonists who come outside the mayor phase are put onto circles one after the other. */
export interface NewcomersData {
  /** Colonists that still wait in San Juan. */
  left: number;
  /** The special ones among them. */
  special: number;
  mayStay: boolean;
}

type AssignAction = Extract<BaseAction, { type: 'assign' }>;

export const newcomers = step<Game, NewcomersData, BaseAction>({
  name: 'newcomers',
  data: { left: count, special: count, mayStay: flag },
  clone: ({ left, special, mayStay }) => ({ left, special, mayStay }),

  advance(game, { seat, data }) {
    const only = data.left === 0 ? null : onlyChoice(game, seat, data);
    if (only !== null) {
      game.events?.push({ type: 'forced', seat, action: 'assign' });
      assign(game, seat, data, only);
      return false;
    }
    if (data.left > 0) return true;
    popFrame(game);
    return false;
  },

  legal(game, { data }, seat, out) {
    listChoices(game, seat, data, out);
  },

  refuse(game, { data }, seat, action) {
    if (action.type !== 'assign') return refusal('notNow');
    return assignRefusal(game, seat, data, action);
  },

  apply(game, { data }, seat, action) {
    if (action.type === 'assign') assign(game, seat, data, action);
  },
});

/**
 * Asks where each of the seat's new colonists goes; it need not be the seat's turn. The caller takes
 * them from a supply. There must be a circle for each unless they may stay in San Juan.
 */
export function askToSeat(game: Game, seat: Seat, people: Newcomers): void {
  const { count: left, special, mayStay } = people;
  pushFrame(game, newcomers, seat, { left, special, mayStay });
}

function listChoices(game: Game, seat: Seat, data: NewcomersData, out: Actions): void {
  for (const to of openPlaces(game, seat, data)) {
    if (data.left > data.special) out.push({ type: 'assign', to, special: false });
    if (data.special > 0) out.push({ type: 'assign', to, special: true });
  }
}

const openPlaces = (game: Game, seat: Seat, { mayStay }: NewcomersData): Place[] =>
  freePlaces(game, seat).filter(({ at }) => mayStay || at !== 'sanJuan');

function assignRefusal(
  game: Game,
  seat: Seat,
  data: NewcomersData,
  { to, special }: AssignAction,
): Refusal | null {
  if ((special ? data.special : data.left - data.special) === 0) return refusal('noSuchNewcomer');
  const isOpen = openPlaces(game, seat, data).some((place) => samePlace(place, to));
  return isOpen ? null : refusal('noRoomThere');
}

function assign(game: Game, seat: Seat, data: NewcomersData, action: AssignAction): void {
  const { to, special } = action;
  data.left--;
  if (special) data.special--;
  game.state.players[seat].sanJuan--;
  putColonist(game, seat, to, special);
  game.events?.push({ type: 'colonistAssigned', seat, to, special });
  runHooks(game, seat, game.rules.onPlaced);
}

/** an assignment that needs no decision, because all choices lead to the same result. */
function onlyChoice(game: Game, seat: Seat, data: NewcomersData): AssignAction | null {
  const choices: BaseAction[] = [];
  listChoices(game, seat, data, choices);
  const [first] = choices;
  if (first?.type !== 'assign') return null;
  return choices.length === 1 || fillsAll(game, seat, data) ? first : null;
}

/** Whether they fill all circles, and no two of them are of different kinds in a city. */
function fillsAll(game: Game, seat: Seat, data: NewcomersData): boolean {
  if (data.mayStay) return false;
  let room = 0;
  let inCity = 0;
  for (const place of openPlaces(game, seat, data)) {
    const free = roomAt(game, seat, place);
    room += free;
    if (place.at === 'city') inCity += free;
  }
  const mixed = data.special > 0 && data.special < data.left;
  return data.left === room && !(mixed && inCity > 0);
}
