import {
  count,
  type Field,
  flag,
  list,
  named,
  oneOf,
  oneOfNumbers,
  orNull,
  withDefault,
} from '#engine/core/field';
import { type Counts, SEATS, type Seat } from '#engine/core/ids';
import { record } from '#engine/core/record';
import {
  BASE_ACTIONS,
  buildingField,
  goodField,
  goodsField,
  type PlaceAction,
  roleField,
} from './actions';
import { type Building, type Good, type Role, SHIPS, type Ship, type Tile, tileNames } from './ids';
import { type Place, placeField } from './places';
import { type BaseState, END_TRIGGERS, type EndTrigger } from './state';
import type { TokenField } from './tokenChanges';

/** `further` is a tile by a privilege that counts twice. */
export const TILE_SOURCES = ['faceUp', 'stack', 'quarry', 'further'] as const;
export type TileSource = (typeof TILE_SOURCES)[number];

/** Animations, the log, recaps and notifications read these events. */
export type BaseEvent =
  | { type: 'roundStarted'; round: number; governor: Seat }
  | { type: 'roleChosen'; seat: Seat; role: Role; coins: number; waived: boolean }
  | { type: 'roleCoinAdded'; roles: Role[] }
  /** the seat's only choice was carried out. */
  | { type: 'forced'; seat: Seat; action: string }
  /** The seat could do nothing on its turn. */
  | { type: 'skipped'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'tileGained'; seat: Seat; tile: Tile; source: TileSource }
  | { type: 'tilesDealt'; tiles: Counts<Good>; discarded: Counts<Good> }
  | { type: 'stackReshuffled' }
  | {
      type: 'colonistGained';
      seat: Seat;
      special: boolean;
      from: 'supply' | 'ship';
      to: Place;
      by: Building | null;
    }
  | { type: 'colonistMoved'; seat: Seat; to: Place; special: boolean; by: Building }
  | { type: 'colonistAssigned'; seat: Seat; to: Place; special: boolean }
  | { type: 'colonistsDealt'; seat: Seat; count: number; special: number }
  | { type: 'placed'; seat: Seat; placement: PlaceAction; sanJuan: number }
  | { type: 'shipRefilled'; count: number; special: number }
  | { type: 'built'; seat: Seat; building: Building; cost: number }
  | { type: 'produced'; seat: Seat; goods: Counts<Good> }
  | { type: 'goodTaken'; seat: Seat; good: Good; by: Building | null }
  | { type: 'sold'; seat: Seat; good: Good; coins: number }
  | { type: 'tradingHouseEmptied'; goods: Good[] }
  /** `ship` is null for a wharf: the goods go to the supply. */
  | {
      type: 'shipped';
      seat: Seat;
      good: Good;
      count: number;
      ship: Ship | null;
      vp: number;
      by: Building | null;
    }
  | { type: 'stored'; seat: Seat; kept: Counts<Good>; lost: Counts<Good> }
  | { type: 'shipSailed'; ship: Ship; good: Good; count: number }
  | { type: 'coinsGained'; seat: Seat; coins: number; by: Building | null }
  | { type: 'coinsPaid'; seat: Seat; coins: number; by: Building | null }
  | { type: 'vpGained'; seat: Seat; vp: number; by: Building | null }
  | { type: 'drafted'; seat: Seat; building: Building }
  | { type: 'endTriggered'; trigger: EndTrigger }
  | { type: 'gameEnded' };

/** The form of the events of a union: each field with its description. */
export type EventForms<E extends { readonly type: string }> = {
  readonly [Type in E['type']]: {
    readonly [Key in Exclude<keyof Extract<E, { type: Type }>, 'type'>]: Field<
      Extract<E, { type: Type }>[Key]
    >;
  };
};

export const seat = oneOfNumbers(SEATS);
export const by = orNull(buildingField);
/** Points for the seat of the event, in tokens while the supply lasts (CA-10). */
export const vp: TokenField<number> = { ...count, tokens: (points) => points };
const word: Field<string> = {
  store: (value) => value,
  restore: (json) => (typeof json === 'string' ? json : undefined),
};
const { place } = BASE_ACTIONS;
const ship = oneOfNumbers(SHIPS);

export const BASE_EVENTS: EventForms<BaseEvent> = {
  roundStarted: { round: count, governor: seat },
  roleChosen: { seat, role: roleField, coins: count, waived: withDefault(false, flag) },
  roleCoinAdded: { roles: list(roleField) },
  forced: { seat, action: word },
  skipped: { seat },
  passed: { seat },
  tileGained: { seat, tile: named(tileNames), source: oneOf(TILE_SOURCES) },
  tilesDealt: { tiles: goodsField, discarded: goodsField },
  stackReshuffled: {},
  colonistGained: {
    seat,
    special: flag,
    from: oneOf(['supply', 'ship'] as const),
    to: placeField,
    by,
  },
  colonistMoved: { seat, to: placeField, special: flag, by: buildingField },
  colonistAssigned: { seat, to: placeField, special: withDefault(false, flag) },
  colonistsDealt: { seat, count, special: count },
  placed: {
    seat,
    placement: record<PlaceAction>({ type: oneOf(['place'] as const), ...place }),
    sanJuan: count,
  },
  shipRefilled: { count, special: count },
  built: { seat, building: buildingField, cost: count },
  produced: { seat, goods: goodsField },
  goodTaken: { seat, good: goodField, by },
  sold: { seat, good: goodField, coins: count },
  tradingHouseEmptied: { goods: list(goodField) },
  shipped: { seat, good: goodField, count, ship: orNull(ship), vp, by },
  stored: { seat, kept: goodsField, lost: goodsField },
  shipSailed: { ship, good: goodField, count },
  coinsGained: { seat, coins: count, by },
  coinsPaid: { seat, coins: count, by },
  vpGained: { seat, vp, by },
  drafted: { seat, building: buildingField },
  endTriggered: { trigger: oneOf(END_TRIGGERS) },
  gameEnded: {},
};

/** The events of a log before the first action. */
export const openingEvents = ({ round, governor }: BaseState): BaseEvent[] => [
  { type: 'roundStarted', round, governor },
];
