import type { Action, PlaceAction } from './actions';
import type { Building, Counts, Good, Role, Seat, Ship, Tile } from './ids';
import type { Place } from './places';
import type { EndTrigger } from './state';

/** Where a tile came from. */
export type TileSource = 'faceUp' | 'stack' | 'quarry' | 'second';
/** The story of a game. Everything that animates, logs, recaps or notifies reads these. */
export type GameEvent =
  | { type: 'roundStarted'; round: number; governor: Seat }
  | { type: 'roleChosen'; seat: Seat; role: Role; coins: number }
  | { type: 'roleCoinAdded'; roles: Role[] }
  /** the seat had only this to do, so it was done. */
  | { type: 'forced'; seat: Seat; action: Action['type'] }
  /** The seat had nothing it could do on its turn. */
  | { type: 'skipped'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'tileGained'; seat: Seat; tile: Tile; source: TileSource }
  | { type: 'tilesDealt'; tiles: Counts<Good>; discarded: Counts<Good> }
  | { type: 'stackReshuffled' }
  | {
      type: 'colonistGained';
      seat: Seat;
      noble: boolean;
      from: 'supply' | 'ship';
      to: Place;
      by: Building | null;
    }
  | { type: 'colonistsDealt'; seat: Seat; count: number; nobles: number }
  | { type: 'placed'; seat: Seat; placement: PlaceAction; sanJuan: number }
  | { type: 'shipRefilled'; count: number; nobles: number }
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
  | { type: 'coinsPaid'; seat: Seat; coins: number; by: Building }
  | { type: 'vpGained'; seat: Seat; vp: number; by: Building }
  | { type: 'drafted'; seat: Seat; building: Building }
  | { type: 'colonistMoved'; seat: Seat; to: Place; noble: boolean; by: Building }
  | { type: 'traded'; seat: Seat; good: Good; coins: number; by: Building }
  | { type: 'shippedMixed'; seat: Seat; goods: Counts<Good>; vp: number; by: Building }
  | { type: 'delivered'; seat: Seat; good: Good; vp: number; by: Building }
  | { type: 'tileDiscarded'; seat: Seat; tile: Tile; coins: number; by: Building }
  | {
      type: 'bartered';
      seat: Seat;
      colonist: Place | null;
      good: Good | null;
      vp: boolean;
      by: Building;
    }
  | { type: 'endTriggered'; trigger: EndTrigger }
  | { type: 'gameEnded' };

export type GameEventType = GameEvent['type'];
