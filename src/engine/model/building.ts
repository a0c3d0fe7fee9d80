import type { Action } from './actions';
import type { TileSource } from './events';
import type { DecisionStep, Game } from './game';
import type { Building, BuildingName, Good, RoleName, Seat, StaffedTile, Tile } from './ids';
import type { Refusal } from './refusals';

/** One building: its numbers, and what it does while occupied (B-2). */
export interface BuildingSpec {
  readonly name: BuildingName;
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
  readonly good?: Good | undefined;
  readonly effects?: Effects | undefined;
}

type AtRole<Hook> = Partial<Record<RoleName, Hook>>;
export type SeatHook = (game: Game, seat: Seat) => void;

/**
 * The moments at which an occupied building can do something. A modifier returns a number and
 * never writes; a trigger writes; a step asks its owner; a way adds actions to a decision.
 */
export interface Effects {
  /** Modifiers. */
  readonly salePrice?: (game: Game, seat: Seat, good: Good) => number;
  readonly loadVp?: (game: Game, seat: Seat) => number;
  readonly buildingDiscount?: (game: Game, seat: Seat, building: BuildingSpec) => number;
  readonly endBonus?: (game: Game, seat: Seat) => number;
  readonly extraPrivilege?: number;
  readonly storedKinds?: number;
  readonly storedGoods?: number;
  readonly sellsKindsAlreadySold?: true;
  readonly takesQuarries?: true;
  /** Triggers. */
  readonly onPhaseStart?: AtRole<SeatHook>;
  /** Before choosing a role, and before every turn in every phase. */
  readonly beforeTurn?: SeatHook;
  readonly onTurnStart?: AtRole<SeatHook>;
  readonly onPhaseEnd?: AtRole<SeatHook>;
  readonly onTileDrawn?: (game: Game, seat: Seat, tile: StaffedTile, source: TileSource) => boolean;
  readonly onTileGained?: (game: Game, seat: Seat, tile: Tile, source: TileSource) => void;
  readonly onBuilt?: (game: Game, seat: Seat, building: Building) => void;
  readonly onProduced?: SeatHook;
  readonly onLoaded?: SeatHook;
  readonly onSold?: SeatHook;
  /** The choice it offers when one of its triggers pushes a frame with its name. */
  readonly step?: DecisionStep;
  readonly ways?: Partial<Record<'sell' | 'load' | 'build', Way>>;
}

/** Another way to answer a decision, open to who occupies the building. */
export interface Way {
  readonly types: readonly Action['type'][];
  /** It is something beside the turn's action, not in place of it. */
  readonly keepsTurn?: true;
  /** Whether there is any such action, without listing them. */
  isOpen(game: Game, seat: Seat): boolean;
  legal(game: Game, seat: Seat, out: Action[]): void;
  refuse(game: Game, seat: Seat, action: Action): Refusal | null;
  apply(game: Game, seat: Seat, action: Action): void;
}
