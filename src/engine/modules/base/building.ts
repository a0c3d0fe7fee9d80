import type { Counts, Seat } from '#engine/core/ids';
import type { AnyAction, Step } from '#engine/core/module';
import type { Refusal } from '#engine/core/refusals';
import type { TileSource } from './events';
import type { Game } from './game';
import type { Building, Good, Role, Ship, StaffedTile, Tile } from './ids';
import type { Interlude } from './interlude';
import type { BaseOptions } from './options';
import type { Place } from './places';

/** One building: its numbers, and what it does while occupied (B-2). */
export interface BuildingSpec<Name extends string = string> {
  readonly name: Name;
  /** Set when the engine is loaded. */
  number: Building;
  readonly kind: 'production' | 'commercial';
  /** A large building takes two city spaces; a large plant takes one but counts double (EN-4). */
  readonly size: 'small' | 'large';
  readonly spaces: 1 | 2;
  readonly cost: number;
  readonly vp: number;
  readonly circles: number;
  /** How many quarries count for it at most (BU-3). */
  readonly column: number;
  /** The good that a plant makes. */
  readonly good: Good | null;
  /** The number of copies, where the table of §2 does not have it (S-12). */
  readonly copies: number | null;
  effects(options: BaseOptions): Effects;
  /** The choice it offers its owner. */
  readonly step: Step | null;
}

type AtRole<Hook> = Readonly<Partial<Record<string, Hook>>>;
/** Methods, so that a module may write its hooks for its own sight of the game, with its slice. */
interface Hooks {
  seat(game: Game, seat: Seat): void;
}
export type SeatHook = Hooks['seat'];

/**
 * Hooks of a building, which apply to its owner while it is occupied, or global hooks (a goal, a card,
 * a variant), which apply to everybody and receive the acting seat. Modifiers return a number and
 * change nothing; triggers change the game; extra actions are added to a decision.
 */
export interface Effects {
  /** Modifiers. */
  salePrice?(game: Game, seat: Seat, good: Good): number;
  loadVp?(game: Game, seat: Seat): number;
  buildingDiscount?(game: Game, seat: Seat, building: BuildingSpec): number;
  endBonus?(game: Game, seat: Seat): number;
  readonly extraPrivilege?: number;
  readonly storedKinds?: number;
  readonly storedGoods?: number;
  readonly sellsKindsAlreadySold?: true;
  readonly takesQuarries?: true;
  /** Triggers. */
  readonly onPhaseStart?: AtRole<SeatHook>;
  /** Between decisions (D-5). */
  onInterlude?(game: Game, seat: Seat, interlude: Interlude): void;
  /** Whether it matters that up to `movers` colonists go to the place. */
  movingMatters?(game: Game, seat: Seat, to: Place, movers: number): boolean;
  readonly onTurnStart?: AtRole<SeatHook>;
  readonly onPhaseEnd?: AtRole<SeatHook>;
  /** True if a decision must be made before the tile is laid. */
  onTileDrawn?(game: Game, seat: Seat, tile: StaffedTile, source: TileSource): boolean;
  onTileGained?(game: Game, seat: Seat, tile: Tile, source: TileSource): void;
  /** After all decisions about the tile. */
  onTileSettled?(game: Game, seat: Seat, tile: Tile, source: TileSource): void;
  /** `cost` is what was paid in coins. */
  onBuilt?(game: Game, seat: Seat, building: Building, cost: number): void;
  /** After any colonist of the seat was put onto a circle. */
  readonly onPlaced?: SeatHook;
  readonly onProduced?: SeatHook;
  /** After a seat's whole production, and after each later good of the phase. */
  readonly onReceived?: SeatHook;
  /** After goods came to the seat without production. */
  readonly onGoodsTaken?: SeatHook;
  /** `ship` is null where the goods go to the supply. */
  onLoaded?(game: Game, seat: Seat, goods: Counts<Good>, ship: Ship | null): void;
  /** `inHouse`: it takes a space of the trading house. */
  onSold?(game: Game, seat: Seat, good: Good, coins: number, inHouse: boolean): void;
  /** After all effects of the sale. */
  readonly afterSale?: SeatHook;
  /** When the last good is loaded, before anybody stores. */
  readonly beforeStorage?: SeatHook;
  /** After the seat's storage at the end of a captain phase. */
  readonly onStored?: SeatHook;
  onVpGained?(game: Game, seat: Seat, vp: number): void;
  /** The life of a role card. */
  refuseRole?(game: Game, seat: Seat, role: Role): Refusal | null;
  onChosen?(game: Game, seat: Seat, role: Role): void;
  /** False if no coin is put on the role at the end of the round. */
  takesCoin?(game: Game, role: Role): boolean;
  /** True if something is played before the round ends. */
  beforeRoundEnd?(game: Game): boolean;
  /** After set-up, before the first choice of a role. */
  onSetUp?(game: Game): void;
  readonly extraActions?: Readonly<Partial<Record<ExtraActionMoment, ExtraAction>>>;
}

/** Decisions to which actions can be added. */
export type ExtraActionMoment = 'sell' | 'load' | 'build';

/** Actions that an effect adds to a decision. */
export interface ExtraAction<Act extends AnyAction = AnyAction> {
  readonly types: readonly string[];
  /** The action does not replace the turn's own action. */
  readonly keepsTurn?: true;
  /** Whether there is any such action now. */
  isAvailable(game: Game, seat: Seat): boolean;
  legal(game: Game, seat: Seat, out: Act[]): void;
  refuse(game: Game, seat: Seat, action: Act): Refusal | null;
  apply(game: Game, seat: Seat, action: Act): void;
}
