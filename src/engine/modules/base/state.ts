import type { Counts, Keyed, Seat } from '#engine/core/ids';
import type { CoreState } from '#engine/core/module';
import type { Building, Good, Role, Ship, StaffedTile } from './ids';
import type { BaseOptions } from './options';

/**
 * The state is plain JSON. Every field exists from the start, so that all objects keep one shape.
 */
export interface Player {
  coins: number;
  /** Victory point tokens; hidden from the others (CA-11). */
  vp: number;
  /** Points scored after the supply of tokens ran out (CA-10). */
  surplusVp: number;
  goods: Counts<Good>;
  /** Plantations and quarries by kind; position never matters (B-5). */
  tiles: Counts<StaffedTile>;
  /** Plantations that were turned over, by the kind they were. */
  turned: Counts<Good>;
  /** Colonists on the tiles of each kind. */
  workers: Counts<StaffedTile>;
  /** Buildings in the order they were built. */
  city: Building[];
  /** Colonists in each building, of whatever kind. */
  staff: Counts<Building>;
  /** Those of the special kind among them; empty when the game has none. */
  specialStaff: Counts<Building>;
  /** Colonists of the special kind owned in all, wherever they are. */
  special: number;
  sanJuan: number;
  /** Once-per-phase effects that were used or declined in this phase. */
  used: Building[];
  /** Whether the seat has loaded in this captain phase (CA-5). */
  loaded: boolean;
  /** Goods received in this craftsman phase. */
  received: Counts<Good>;
  /** Tiles gained in this phase that still take a colonist. */
  gained: StaffedTile[];
}

export interface CargoShip {
  capacity: number;
  good: Good | null;
  count: number;
}

export const END_TRIGGERS = ['colonists', 'city', 'vp'] as const;
export type EndTrigger = (typeof END_TRIGGERS)[number];

export interface BaseState extends CoreState {
  options: BaseOptions;
  round: number;
  governor: Seat;
  /** Roles chosen so far in this round. */
  picks: number;
  /** The role being carried out and who chose it. */
  role: Role | null;
  chooser: Seat;
  /** Whether the chooser does without the privilege. */
  waived: boolean;
  roleTaken: Keyed<Role, boolean>;
  roleCoins: Counts<Role>;
  players: Keyed<Seat, Player>;
  goods: Counts<Good>;
  colonists: number;
  /** Colonists on the ship, of whatever kind. */
  colonistShip: number;
  /** Colonists of the special kind in the supply, and among those on the ship. */
  specialSupply: number;
  specialOnShip: number;
  /** Pieces removed from the game: all colonists, the special ones among them, goods. */
  colonistsRemoved: number;
  specialRemoved: number;
  goodsRemoved: Counts<Good>;
  vp: number;
  /** Whether the last token was ever taken, even if one came back (E-5). */
  lastVpTaken: boolean;
  quarries: number;
  /** Face-down plantations by kind: their order is decided when one is drawn. */
  stack: Counts<Good>;
  discard: Counts<Good>;
  faceUp: Counts<Good>;
  ships: Keyed<Ship, CargoShip>;
  tradingHouse: Good[];
  /** Copies of each building left to buy. */
  market: Counts<Building>;
  /** Buildings on the board of this game, whether or not copies are left. */
  board: Building[];
  endTriggers: EndTrigger[];
}
