import type { Building, Counts, Good, Per, Role, Seat, Ship, StaffedTile } from './ids';
import type { GameOptions } from './options';

/**
 * The whole game as plain JSON. Every field exists from the start, so that objects keep one
 * shape and a state can be stored and restored byte for byte.
 */
export const SCHEMA = 1;

export interface Player {
  coins: number;
  /** Victory point tokens; hidden from the others (CA-11). */
  vp: number;
  /** Points scored after the supply of tokens ran out (CA-10). */
  surplusVp: number;
  goods: Counts<Good>;
  /** Plantations and quarries by kind; position never matters (B-5). */
  tiles: Counts<StaffedTile>;
  /** Tiles turned into forest, by the plantation they were. */
  forests: Counts<Good>;
  /** Colonists on the tiles of each kind. */
  workers: Counts<StaffedTile>;
  /** Buildings in the order they were built. */
  city: Building[];
  /** Colonists in each building, nobles included. */
  staff: Counts<Building>;
  /** Nobles in each building; empty when the game has no nobles. */
  nobleStaff: Counts<Building>;
  /** Nobles owned in all, wherever they are. */
  nobles: number;
  sanJuan: number;
  /** Effects that are allowed once in a phase and were used, or waved off, in this one. */
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

/**
 * One step of the game that is under way. Frames form a stack: the last one is running or
 * waits for a decision. They are data only, so a game can be saved between any two actions.
 */
export interface Frame {
  kind: FrameKind;
  seat: Seat;
  /** What the step is about; each step says what it keeps here. */
  subject: number;
  detail: number;
}

/** A step of the base game, or a building that offers its owner a choice. */
export type FrameKind = string;

export type EndTrigger = 'colonists' | 'city' | 'vp';

export interface GameState {
  schema: typeof SCHEMA;
  options: GameOptions;
  random: number[];
  /** How many actions were played. */
  ply: number;
  round: number;
  governor: Seat;
  /** Roles chosen so far in this round. */
  picks: number;
  /** The role being carried out and who chose it. */
  role: Role | null;
  chooser: Seat;
  roleTaken: Per<Role, boolean>;
  roleCoins: Counts<Role>;
  players: Per<Seat, Player>;
  goods: Counts<Good>;
  colonists: number;
  colonistShip: number;
  nobles: number;
  /** 1 while a noble is among the colonists on the ship. */
  noblesOnShip: number;
  /** Colonists that left the game. */
  colonistsGone: number;
  vp: number;
  quarries: number;
  /** Face-down plantations by kind: their order is decided when one is drawn. */
  stack: Counts<Good>;
  discard: Counts<Good>;
  faceUp: Counts<Good>;
  ships: Per<Ship, CargoShip>;
  tradingHouse: Good[];
  /** Copies of each building left to buy. */
  market: Counts<Building>;
  /** Buildings on the board of this game, whether or not copies are left. */
  board: Building[];
  frames: Frame[];
  endTriggers: EndTrigger[];
  over: boolean;
}
