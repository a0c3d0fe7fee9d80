import type { Counts, Keyed, Seat } from '#engine/core/ids';
import type { CoreRules, Frame, Module, ScoreSheet, Step } from '#engine/core/module';
import type { BaseAction } from './actions';
import type { BuildingSpec, Effects, ExtraAction, ExtraActionMoment, SeatHook } from './building';
import type { EditionRules } from './editions/edition';
import type { Game } from './game';
import type { Building, Good, PerGood, Role, Ship, StaffedTile, Tile } from './ids';
import type { BaseOptions } from './options';

/** Numbers that depend on the number of players (§2). */
export interface SetupRow {
  readonly coins: number;
  readonly indigoStarts: number;
  readonly vp: number;
  readonly colonists: number;
  readonly faceUp: number;
  readonly prospectors: number;
  readonly ships: readonly number[];
  readonly goods: readonly number[];
  readonly plantations: readonly number[];
  readonly quarries: number;
  readonly smallCommercialCopies: number;
  /** Of small plants of indigo and sugar, and of all other plants. */
  readonly smallPlantCopies: number;
  readonly largePlantCopies: number;
  readonly picksPerRound: number;
}

/** An effect and the building that must be occupied for it; null for a global effect. */
export interface Source<Effect> {
  readonly building: Building | null;
  readonly effect: Effect;
}
type Sources<Name extends keyof Effects> = readonly Source<NonNullable<Effects[Name]>>[];
type RoleSources = Keyed<Role, readonly Source<SeatHook>[]>;

/** The phase of a role: `start` pushes its frames, `end` cleans up. */
export interface Phase {
  /** The decision that all seats make in turn; null if there is none. */
  readonly turn: Turn | null;
  /** Whether its privilege can only be turned down with the choice of the role. */
  readonly isWaivable: boolean;
  /** Whether seats have more than one turn. */
  readonly goesRound: boolean;
  /** The decision of the chooser alone; null if there is none. */
  readonly solo: Step<Game> | null;
  /** Whether there is an interlude when it starts (D-5). */
  readonly startsWithInterlude: boolean;
  start(game: Game): void;
  end(game: Game): void;
}

/** A role card. */
export interface RoleSpec<Name extends string = string> {
  readonly name: Name;
  /** Set when the engine is loaded. */
  number: Role;
  readonly phase: Phase;
  isInGame(setup: SetupRow): boolean;
}

/** The turns of a phase that a seat's board answers with a step of its own. */
export type Turn = 'settle' | 'build' | 'produce' | 'privilege' | 'sell' | 'load' | 'store';

/** How a kind of seat plays: the steps of its turns, its board, and its automatic decisions. */
export interface SeatBoard {
  readonly turn: Readonly<Record<Turn, Step<Game>>>;
  /** Whether the seat never waits for a decision. */
  readonly isAutomated: boolean;
  /** Picks a building for the board; null if a player must decide. */
  draftAutomatically(game: Game, seat: Seat, choices: readonly Building[]): Building | null;
  /** Chooses a role; false if a player must decide. */
  chooseRoleAutomatically(game: Game, seat: Seat): boolean;
  /** Decides in a phase with a decision of the chooser alone; false if a player must decide. */
  decideAutomatically(game: Game, frame: Frame): boolean;
  /** Places its colonists; false if a player must decide. */
  placeAutomatically(game: Game, seat: Seat): boolean;
  /** A seat that cannot load has no turn. */
  canLoad(game: Game, seat: Seat): boolean;
  /** Free circles that count when the colonist ship is refilled (MA-6). */
  freeCircles(game: Game, seat: Seat): number;
  /** All free circles, on tiles too. */
  room(game: Game, seat: Seat): number;
  tiles(game: Game, seat: Seat, tile: Tile): number;
  colonists(game: Game, seat: Seat): number;
  owns(game: Game, seat: Seat, building: Building): boolean;
  /** The production of a good with an unlimited supply (CR-1). */
  makes(game: Game, seat: Seat, good: Good): number;
  isFull(game: Game, seat: Seat): boolean;
  /** Spaces that are free for buildings and for tiles. */
  citySpaces(game: Game, seat: Seat): number;
  islandSpaces(game: Game, seat: Seat): number;
  addTile(game: Game, seat: Seat, tile: StaffedTile): void;
  addBuilding(game: Game, seat: Seat, building: Building): void;
  gainColonists(game: Game, seat: Seat, count: number, special: number): void;
  /** Gains colonists outside the mayor phase; each goes onto a free circle. */
  seatColonists(game: Game, seat: Seat, seated: Newcomers): void;
  /** The score of the board, without tokens. */
  score(game: Game, seat: Seat, sheet: ScoreSheet): void;
}

/** Colonists who come to a seat outside the mayor phase. */
export interface Newcomers {
  readonly count: number;
  /** How many of them are of the special kind. */
  readonly special: number;
  /** Whether they may go to San Juan although a circle is free. */
  readonly mayStay: boolean;
}

/** Pieces that a module holds. */
export interface Held {
  readonly goods: Counts<Good>;
  /** Plantation tiles by kind. */
  readonly tiles: Counts<Good>;
}

/** A second kind of colonist, counted apart from the others. */
export interface SpecialColonists {
  readonly count: number;
}

/** Additions of a module to the game. */
export interface Parts {
  readonly global?: Effects;
  readonly special?: SpecialColonists;
  /** MA-7 */
  readonly endsWithoutColonists?: false;
  /** Pairs that are kept off the same board. */
  readonly keptApart?: readonly (readonly [BuildingSpec, BuildingSpec])[];
  readonly boards?: Readonly<Record<string, SeatBoard>>;
  /** The first seat begins, whatever V-7 says. */
  readonly firstSeatBegins?: true;
  /** Pieces that it holds (§12). */
  holds?(game: Game): Held;
}

/** A module that plays on this table. */
export interface GameModule extends Module<Game> {
  readonly buildings: readonly BuildingSpec[];
  readonly roles: readonly RoleSpec[];
  parts(options: BaseOptions): Parts;
}

/** The buildings that come with a game, and how its board is filled. */
interface Box {
  /** Copies of each building (S-11, S-12). */
  readonly copies: Counts<Building>;
  /** The module that brings each building. */
  readonly owners: Keyed<Building, string>;
  /** Buildings that are always on the board, and the pool for its slots (X1-1). */
  readonly fixedBoard: readonly Building[];
  readonly pool: readonly Building[];
  readonly keptApart: readonly (readonly [Building, Building])[];
}

/** Actions that are listed often, made once. */
interface ReadyActions {
  readonly choose: Keyed<Role, BaseAction>;
  readonly chooseWaived: Keyed<Role, BaseAction>;
  readonly build: Keyed<Building, BaseAction>;
  readonly use: Keyed<Building, BaseAction>;
  readonly draft: Keyed<Building, BaseAction>;
}

/**
 * Looked up while playing; made once for each set of options. Some fields are grouped, because Hermes
 * is slow with objects of more than 64 fields.
 */
export interface Rules extends CoreRules {
  readonly edition: EditionRules;
  readonly setup: SetupRow;
  readonly specs: Keyed<Building, BuildingSpec>;
  /** The effects of each building under these options. */
  readonly effects: Keyed<Building, Effects>;
  /** Bounds the lists indexed by building and by role. */
  readonly buildingCount: number;
  readonly roleCount: number;
  /** The role cards of this game. */
  readonly roles: readonly Role[];
  /** Roles whose privilege can only be waived with the choice. */
  readonly waivable: readonly Role[];
  readonly ships: readonly Ship[];
  readonly box: Box;
  readonly special: SpecialColonists | null;
  readonly endsWithoutColonists: boolean;
  readonly simultaneousMayor: boolean;
  readonly drawsGovernor: boolean;
  /** In which phases the last token can end the game at once (E-5, V-10). */
  readonly endsWithVp: 'captain' | 'anyPhase';
  readonly plants: PerGood<readonly Building[]>;
  readonly phases: Keyed<Role, Phase>;
  readonly boards: Keyed<Seat, SeatBoard>;
  readonly hasAutomatedSeats: boolean;
  readonly holders: readonly ((game: Game) => Held)[];
  readonly actions: ReadyActions;
  readonly salePrice: Sources<'salePrice'>;
  readonly loadVp: Sources<'loadVp'>;
  readonly buildingDiscount: Sources<'buildingDiscount'>;
  readonly extraPrivilege: Sources<'extraPrivilege'>;
  readonly storedKinds: Sources<'storedKinds'>;
  readonly storedGoods: Sources<'storedGoods'>;
  readonly sellsKindsAlreadySold: Sources<'sellsKindsAlreadySold'>;
  readonly takesQuarries: Sources<'takesQuarries'>;
  readonly endBonus: Sources<'endBonus'>;
  readonly onTileDrawn: Sources<'onTileDrawn'>;
  readonly onTileGained: Sources<'onTileGained'>;
  readonly onTileSettled: Sources<'onTileSettled'>;
  readonly onBuilt: Sources<'onBuilt'>;
  readonly onPlaced: Sources<'onPlaced'>;
  readonly onProduced: Sources<'onProduced'>;
  readonly onReceived: Sources<'onReceived'>;
  readonly onGoodsTaken: Sources<'onGoodsTaken'>;
  readonly onLoaded: Sources<'onLoaded'>;
  readonly beforeStorage: Sources<'beforeStorage'>;
  readonly onSold: Sources<'onSold'>;
  readonly afterSale: Sources<'afterSale'>;
  readonly onStored: Sources<'onStored'>;
  readonly onVpGained: Sources<'onVpGained'>;
  readonly refuseRole: Sources<'refuseRole'>;
  readonly onChosen: Sources<'onChosen'>;
  readonly takesCoin: Sources<'takesCoin'>;
  readonly beforeRoundEnd: Sources<'beforeRoundEnd'>;
  readonly onSetUp: Sources<'onSetUp'>;
  readonly onInterlude: Sources<'onInterlude'>;
  readonly movingMatters: Sources<'movingMatters'>;
  readonly onPhaseStart: RoleSources;
  readonly onTurnStart: RoleSources;
  readonly onPhaseEnd: RoleSources;
  readonly extraActions: Readonly<Record<ExtraActionMoment, readonly Source<ExtraAction>[]>>;
}
