import type { Counts, Keyed, Seat } from '#engine/core/ids';
import type { Game as CoreGame } from '#engine/core/module';
import type { BaseEvent } from '#engine/modules/base/events';
import type { GoalEvent } from '#engine/modules/base/goals/game';
import type { Building, Good } from '#engine/modules/base/ids';
import type { BaseOptions } from '#engine/modules/base/options';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';
import type { SmugglerEvent } from '#engine/modules/smuggler/events';
import type { SmugglerState } from '#engine/modules/smuggler/game';
import type { Ability, Level } from './abilities';
import type { Box } from './actionBoard';
import type { PuertomaEvent } from './events';
import type { Card } from './resolutionDeck';

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** An ability tile, hidden until the round in which it is unlocked. 0 means open from the start. */
export interface AbilityTile {
  ability: Ability;
  since: number | null;
}

export interface LevelBuilding {
  building: Building;
  level: Level;
}

/** The board of one Puertoma (P-2). Coins, goods and tokens are stored as for all players. */
export interface Board {
  /** Tiles on the two places of each kind; the left is filled first. */
  tiles: Counts<Good>;
  /** Colonists under the left and the right tile of each kind. */
  left: Counts<Good>;
  right: Counts<Good>;
  /** In its VP area: quarries, further tiles of a kind, colonists without a circle. */
  quarries: number;
  surplusTiles: Counts<Good>;
  idle: number;
  city: LevelBuilding[];
  /** One tile for each level. */
  abilities: Keyed<Level, AbilityTile>;
  /** The large building under its reserve token. */
  reserved: Building | null;
  /** Whether it has built a building. */
  hasBuilt: boolean;
  /** Colonists gained in this mayor phase. */
  newcomers: number;
}

/** The module's state: the boards, the shared token and the shared pile of cards. */
export interface Puertoma {
  token: Box;
  /** Cards on the pile, by number: their order is decided when one is drawn. */
  deck: Card[];
  /** Null for the seats of people. */
  boards: Keyed<Seat, Board | null>;
}

export interface PuertomaOptions extends BaseOptions {
  readonly puertomas: Difficulty;
}

export interface PuertomaState extends BaseState, Pick<SmugglerState, 'smuggler'> {
  options: PuertomaOptions;
  puertoma: Puertoma | null;
}

export type Game = CoreGame<
  PuertomaState,
  Rules,
  BaseEvent | GoalEvent | SmugglerEvent | PuertomaEvent
>;

type Holder = { readonly state: Pick<PuertomaState, 'puertoma'> };

/** The module's part of the state, for code that runs only while it is in play. */
export function puertomaOf({ state }: Holder): Puertoma {
  if (state.puertoma === null) throw new Error('no Puertoma is in play');
  return state.puertoma;
}

export function isPuertoma({ state }: Holder, seat: Seat): boolean {
  return state.puertoma !== null && state.puertoma.boards[seat] !== null;
}

export function boardOf(game: Holder, seat: Seat): Board {
  const board = puertomaOf(game).boards[seat];
  if (board === null) throw new Error(`seat ${seat} is no Puertoma`);
  return board;
}
