import type { Action } from '../model/actions';
import {
  BUILDING_NAMES,
  Building,
  type BuildingName,
  type Counts,
  GOOD_NAMES,
  Good,
  type GoodName,
  ROLE_NAMES,
  Role,
  type RoleName,
  type Seat,
  type Ship,
  type StaffedTile,
  TILE_NAMES,
  Tile,
  type TileName,
} from '../model/ids';

/**
 * One action a line, short enough to read aloud: `0 role captain`, `2 load corn 1`,
 * `1 place 1.0.0.0.0.1 1.0`. For tests, logs and bug reports.
 */
export function writeAction(seat: Seat, action: Action): string {
  return [seat, ...words(action)].join(' ');
}

function words(action: Action): (string | number)[] {
  switch (action.type) {
    case 'chooseRole':
      return ['role', ROLE_NAMES[action.role]];
    case 'takeTile':
      return ['tile', TILE_NAMES[action.tile]];
    case 'place':
      return ['place', list(action.island), list(action.city), list(action.nobles)];
    case 'build':
    case 'use':
      return [action.type, BUILDING_NAMES[action.building]];
    case 'takeGood':
      return ['good', GOOD_NAMES[action.good]];
    case 'sell':
    case 'wharf':
      return [action.type, GOOD_NAMES[action.good]];
    case 'load':
      return ['load', GOOD_NAMES[action.good], action.ship];
    case 'store':
      return ['store', list(action.goods)];
    case 'pass':
    case 'decline':
      return [action.type];
  }
}

const list = (counts: readonly number[]) => (counts.length === 0 ? '-' : counts.join('.'));
const unlist = (text = '-') => (text === '-' ? [] : text.split('.').map(Number));

export interface NotedAction {
  readonly seat: Seat;
  readonly action: Action;
}

/** Reads a line back; null for what is not a line of this notation. */
export function parseLine(line: string): NotedAction | null {
  const [seat, word, ...rest] = line.trim().split(/\s+/);
  if (seat === undefined || !/^[0-4]$/.test(seat)) return null;
  const action = parseWords(word, rest);
  return action && { seat: Number(seat) as Seat, action };
}

function parseWords(word: string | undefined, rest: string[]): Action | null {
  const [first = '', second, third] = rest;
  const good = Good[first as GoodName];
  const building = Building[first as BuildingName];
  switch (word) {
    case 'role':
      return known(Role[first as RoleName], (role) => ({ type: 'chooseRole', role }));
    case 'tile':
      return known(Tile[first as TileName], (tile) => ({
        type: 'takeTile',
        tile: tile as StaffedTile,
      }));
    case 'build':
      return known(building, (it) => ({ type: 'build', building: it }));
    case 'use':
      return known(building, (it) => ({ type: 'use', building: it }));
    case 'good':
      return known(good, (it) => ({ type: 'takeGood', good: it }));
    case 'sell':
      return known(good, (it) => ({ type: 'sell', good: it }));
    case 'wharf':
      return known(good, (it) => ({ type: 'wharf', good: it }));
    case 'load':
      return known(good, (it) => ({ type: 'load', good: it, ship: Number(second) as Ship }));
    case 'store':
      return { type: 'store', goods: unlist(first) as Counts<Good> };
    case 'place':
      return {
        type: 'place',
        island: unlist(first) as Counts<StaffedTile>,
        city: unlist(second),
        nobles: unlist(third),
      };
    case 'pass':
      return { type: 'pass' };
    case 'decline':
      return { type: 'decline' };
    default:
      return null;
  }
}

function known<Id>(id: Id | undefined, make: (id: Id) => Action): Action | null {
  return id === undefined ? null : make(id);
}
