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
  /** Given when the engine is loaded. */
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
  /** What a plant makes. */
  readonly good: Good | null;
  /** How many there are, where the table of §2 does not say it (S-12). */
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
 * The moments at which something can happen. The same moments serve a building, which works for
 * its owner while it is occupied, and the table (a goal, a card, a variant), which works for
 * everybody and is told who acted. A modifier returns a number and never writes; a trigger
 * writes; a way adds actions to a decision.
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
  /** Between the acts (D-5). */
  onInterlude?(game: Game, seat: Seat, interlude: Interlude): void;
  /** Whether colonists that go to a place could do anything by being there; so many could go. */
  movingMatters?(game: Game, seat: Seat, to: Place, movers: number): boolean;
  readonly onTurnStart?: AtRole<SeatHook>;
  readonly onPhaseEnd?: AtRole<SeatHook>;
  /** True: the tile waits until somebody has said how it is to be laid. */
  onTileDrawn?(game: Game, seat: Seat, tile: StaffedTile, source: TileSource): boolean;
  onTileGained?(game: Game, seat: Seat, tile: Tile, source: TileSource): void;
  /** Once all that was asked about the tile is answered. */
  onTileSettled?(game: Game, seat: Seat, tile: Tile, source: TileSource): void;
  /** `cost` is what was paid in coins. */
  onBuilt?(game: Game, seat: Seat, building: Building, cost: number): void;
  /** Colonists of the seat were put onto circles, one or all of them, whatever for. */
  readonly onPlaced?: SeatHook;
  readonly onProduced?: SeatHook;
  /** After a seat's production with all that it brought, and after each later good of the phase. */
  readonly onReceived?: SeatHook;
  /** Goods came to the seat from elsewhere than a production. */
  readonly onGoodsTaken?: SeatHook;
  /** `ship` is null where the goods go to the supply. */
  onLoaded?(game: Game, seat: Seat, goods: Counts<Good>, ship: Ship | null): void;
  /** `inHouse`: it takes a space of the trading house. */
  onSold?(game: Game, seat: Seat, good: Good, coins: number, inHouse: boolean): void;
  /** Once all that the sale brought is done. */
  readonly afterSale?: SeatHook;
  /** When the last good is loaded, before anybody stores. */
  readonly beforeStorage?: SeatHook;
  /** What the seat keeps at the end of a captain phase is decided. */
  readonly onStored?: SeatHook;
  onVpGained?(game: Game, seat: Seat, vp: number): void;
  /** The life of a role card. */
  refuseRole?(game: Game, seat: Seat, role: Role): Refusal | null;
  onChosen?(game: Game, seat: Seat, role: Role): void;
  /** False: no coin is put on it at the end of the round. */
  takesCoin?(game: Game, role: Role): boolean;
  /** True: something is played before the round ends. */
  beforeRoundEnd?(game: Game): boolean;
  /** When the table is laid and the board is filled, before anybody chooses a role. */
  onSetUp?(game: Game): void;
  readonly extraActions?: Readonly<Partial<Record<ExtraActionMoment, ExtraAction>>>;
}

/** Decisions to which actions can be added. */
export type ExtraActionMoment = 'sell' | 'load' | 'build';

/** Another way to answer a decision. */
export interface ExtraAction<Act extends AnyAction = AnyAction> {
  readonly types: readonly string[];
  /** It is something beside the turn's action, not in place of it. */
  readonly keepsTurn?: true;
  /** Whether there is any such action, without listing them. */
  isAvailable(game: Game, seat: Seat): boolean;
  legal(game: Game, seat: Seat, out: Act[]): void;
  refuse(game: Game, seat: Seat, action: Act): Refusal | null;
  apply(game: Game, seat: Seat, action: Act): void;
}
