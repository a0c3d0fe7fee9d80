import type { BuildingSpec, Effects, SeatHook, Way } from './building';
import type { Game, Step } from './game';
import type { Building, Counts, Good, Per, Role } from './ids';
import type { Edition } from './options';

/** Where the editions differ (§1), as plain values. */
export interface EditionRules {
  readonly name: Edition;
  readonly endsAfter: 'round' | 'phase';
  readonly fivePlayerVp: number;
  readonly hospiceOnDrawnTile: boolean;
  readonly wharfCapacity: number;
}

/** What depends on the number of players (§2). */
export interface SetupRow {
  readonly coins: number;
  readonly indigoStarts: number;
  readonly vp: number;
  readonly colonists: number;
  readonly faceUp: number;
  readonly roles: readonly Role[];
  readonly ships: readonly number[];
  readonly goods: readonly number[];
  readonly plantations: readonly number[];
  readonly quarries: number;
  readonly smallCommercialCopies: number;
  readonly plantCopies: Readonly<Partial<Record<Building, number>>>;
  readonly picksPerRound: number;
}

/** An effect and the building that must be occupied for it. */
export interface Owned<Effect> {
  readonly building: Building;
  readonly effect: Effect;
}
type Hooks<Name extends keyof Effects> = readonly Owned<NonNullable<Effects[Name]>>[];
type RoleHooks = Per<Role, readonly Owned<SeatHook>[]>;

/** A role's phase: `start` pushes the frames that make it up, `end` tidies the table. */
export interface Phase {
  start(game: Game): void;
  end(game: Game): void;
}

/** Everything the engine looks up while playing, made once for each set of options. */
export interface Rules {
  readonly edition: EditionRules;
  readonly setup: SetupRow;
  readonly playerCount: number;
  readonly specs: Per<Building, BuildingSpec>;
  /** Buildings that can be in this game at all: bounds the arrays indexed by building. */
  readonly buildingCount: number;
  /** Copies of each building in the box (S-11, S-12). */
  readonly copies: Counts<Building>;
  /** What stands on the board in any case, and what the slots are filled from (X1-1). */
  readonly fixedBoard: readonly Building[];
  readonly pool: readonly Building[];
  readonly nobles: number;
  /** MA-7; games with nobles go on without colonists (X2-4). */
  readonly endsWithoutColonists: boolean;
  readonly plants: Per<Good, readonly Building[]>;
  readonly phases: Per<Role, Phase>;
  readonly steps: Readonly<Record<string, Step>>;
  readonly salePrice: Hooks<'salePrice'>;
  readonly loadVp: Hooks<'loadVp'>;
  readonly buildingDiscount: Hooks<'buildingDiscount'>;
  readonly extraPrivilege: Hooks<'extraPrivilege'>;
  readonly storedKinds: Hooks<'storedKinds'>;
  readonly storedGoods: Hooks<'storedGoods'>;
  readonly sellsKindsAlreadySold: Hooks<'sellsKindsAlreadySold'>;
  readonly takesQuarries: Hooks<'takesQuarries'>;
  readonly endBonus: Hooks<'endBonus'>;
  readonly onTileDrawn: Hooks<'onTileDrawn'>;
  readonly onTileGained: Hooks<'onTileGained'>;
  readonly onBuilt: Hooks<'onBuilt'>;
  readonly onProduced: Hooks<'onProduced'>;
  readonly onLoaded: Hooks<'onLoaded'>;
  readonly onSold: Hooks<'onSold'>;
  readonly beforeTurn: Hooks<'beforeTurn'>;
  readonly onPhaseStart: RoleHooks;
  readonly onTurnStart: RoleHooks;
  readonly onPhaseEnd: RoleHooks;
  readonly ways: Readonly<Record<'sell' | 'load' | 'build', readonly Owned<Way>[]>>;
}
