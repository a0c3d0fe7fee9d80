import type { Counts, Keyed, Seat } from '#engine/core/ids';
import type { CoreRules, Frame, Module, ScoreSheet, Step } from '#engine/core/module';
import type { BaseAction } from './actions';
import type { BuildingSpec, Effects, ExtraAction, ExtraActionMoment, SeatHook } from './building';
import type { EditionRules } from './editions/edition';
import type { Game } from './game';
import type { Building, Good, PerGood, Role, Ship, StaffedTile, Tile } from './ids';
import type { BaseOptions } from './options';

/** What depends on the number of players (§2). */
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

/** An effect and the building that must be occupied for it; null: it works for the table. */
export interface Source<Effect> {
  readonly building: Building | null;
  readonly effect: Effect;
}
type Sources<Name extends keyof Effects> = readonly Source<NonNullable<Effects[Name]>>[];
type RoleSources = Keyed<Role, readonly Source<SeatHook>[]>;

/** A role's phase: `start` pushes the frames that make it up, `end` tidies the table. */
export interface Phase {
  /** What everybody decides in it in turn; null where nobody does. */
  readonly turn: Turn | null;
  /** Whether its privilege can only be turned down with the choice of the role. */
  readonly isWaivable: boolean;
  /** Whether the turns go round again and again. */
  readonly goesRound: boolean;
  /** What its chooser alone decides; null where everybody does, or nobody. */
  readonly solo: Step<Game> | null;
  /** Whether people may rearrange things when it starts (D-5). */
  readonly startsWithInterlude: boolean;
  start(game: Game): void;
  end(game: Game): void;
}

/** A role card. */
export interface RoleSpec<Name extends string = string> {
  readonly name: Name;
  /** Given when the engine is loaded. */
  number: Role;
  readonly phase: Phase;
  isInGame(setup: SetupRow): boolean;
}

/** The turns of a phase that a seat's board answers with a step of its own. */
export type Turn = 'settle' | 'build' | 'produce' | 'privilege' | 'sell' | 'load' | 'store';

/** How a kind of seat plays: which step each of its turns is, and a handful of questions. */
export interface SeatBoard {
  readonly turn: Readonly<Record<Turn, Step<Game>>>;
  /** Whether nobody is ever asked for it. */
  readonly isAutomated: boolean;
  /** Puts one of these on the building board without being asked; null: somebody is asked. */
  draftAutomatically(game: Game, seat: Seat, choices: readonly Building[]): Building | null;
  /** Chooses a role without being asked; false: somebody is asked. */
  chooseRoleAutomatically(game: Game, seat: Seat): boolean;
  /** Decides in a phase that is its own alone; false: somebody is asked. */
  decideAutomatically(game: Game, frame: Frame): boolean;
  /** Places its colonists without being asked, if it can. */
  placeAutomatically(game: Game, seat: Seat): boolean;
  /** Whether it has anything to load: who has not is passed over. */
  canLoad(game: Game, seat: Seat): boolean;
  /** Circles that the colonist ship is to bring somebody for (MA-6). */
  freeCircles(game: Game, seat: Seat): number;
  /** All circles that are free, on tiles too. */
  room(game: Game, seat: Seat): number;
  tiles(game: Game, seat: Seat, tile: Tile): number;
  colonists(game: Game, seat: Seat): number;
  owns(game: Game, seat: Seat, building: Building): boolean;
  /** What it would make of a good with an endless supply (CR-1). */
  makes(game: Game, seat: Seat, good: Good): number;
  isFull(game: Game, seat: Seat): boolean;
  /** Spaces that are free for buildings and for tiles. */
  citySpaces(game: Game, seat: Seat): number;
  islandSpaces(game: Game, seat: Seat): number;
  addTile(game: Game, seat: Seat, tile: StaffedTile): void;
  addBuilding(game: Game, seat: Seat, building: Building): void;
  gainColonists(game: Game, seat: Seat, count: number, special: number): void;
  /** Gains them outside the mayor phase, each to be put onto a free circle. */
  seatColonists(game: Game, seat: Seat, seated: Newcomers): void;
  /** Lines of what lies on it, tokens aside. */
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

/** Pieces that lie neither in a supply nor with a player, but with a module. */
export interface Held {
  readonly goods: Counts<Good>;
  /** Plantation tiles by kind. */
  readonly tiles: Counts<Good>;
}

/** A second kind of colonist, counted apart from the others. */
export interface SpecialColonists {
  readonly count: number;
}

/** All that a module can add to the game. */
export interface Parts {
  readonly global?: Effects;
  readonly special?: SpecialColonists;
  /** MA-7 */
  readonly endsWithoutColonists?: false;
  /** Pairs that are kept off the same board. */
  readonly keptApart?: readonly (readonly [BuildingSpec, BuildingSpec])[];
  readonly boards?: Readonly<Record<string, SeatBoard>>;
  /** V-7 has no say: the first seat begins. */
  readonly firstSeatBegins?: true;
  /** What it has set aside, so that every piece of the box can be found (§12). */
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
  /** What stands on the board in any case, and what the slots are filled from (X1-1). */
  readonly fixedBoard: readonly Building[];
  readonly pool: readonly Building[];
  readonly keptApart: readonly (readonly [Building, Building])[];
}

/** The same small actions are offered again and again: they are made once. */
interface ReadyActions {
  readonly choose: Keyed<Role, BaseAction>;
  readonly chooseWaived: Keyed<Role, BaseAction>;
  readonly build: Keyed<Building, BaseAction>;
  readonly use: Keyed<Building, BaseAction>;
  readonly draft: Keyed<Building, BaseAction>;
}

/**
 * Everything the engine looks up while playing, made once for each set of options. What belongs
 * together lies together: in an object of more than 64 fields Hermes has to search for each.
 */
export interface Rules extends CoreRules {
  readonly edition: EditionRules;
  readonly setup: SetupRow;
  readonly specs: Keyed<Building, BuildingSpec>;
  /** What each building does, as the options make it. */
  readonly effects: Keyed<Building, Effects>;
  /** Bounds the lists indexed by building and by role. */
  readonly buildingCount: number;
  readonly roleCount: number;
  /** The role cards of this game. */
  readonly roles: readonly Role[];
  /** Those whose privilege can only be turned down with the choice. */
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
  /** Whether a seat plays by itself. */
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
