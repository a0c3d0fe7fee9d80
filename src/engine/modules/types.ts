import type { Seat } from '#engine/core/ids';
import type { Refusal as CoreRefusal } from '#engine/core/refusals';
import type { AchievementsAction } from './achievements/actions';
import type { TakeCardsData } from './achievements/deal';
import type { AchievementsEvent } from './achievements/events';
import type { Achievements, SeenAchievements } from './achievements/game';
import type { ACHIEVEMENTS_VARIANTS } from './achievements/module';
import type { AchievementsRefusalCode } from './achievements/refusals';
import type { ACTIVITY_CARDS } from './activities/cards';
import type { Activities } from './activities/game';
import type { BaseAction } from './base/actions';
import type { BASE_BUILDINGS } from './base/buildings';
import type { HospiceData } from './base/buildings/hospice';
import type { UniversityData } from './base/buildings/university';
import type { BaseEvent } from './base/events';
import type { GoalEvent } from './base/goals/game';
import type { BaseRoleName } from './base/ids';
import type { BaseOptions, BaseVariant, BoardChoice, Edition, SeatOptions } from './base/options';
import type { PrivilegeGoodsData } from './base/phases/craftsman';
import type { PlaceData } from './base/phases/mayor';
import type { NewcomersData } from './base/phases/newcomers';
import type { RoundData } from './base/phases/round';
import type { SettleData } from './base/phases/settler';
import type { BaseRefusalCode } from './base/refusals';
import type { BaseState } from './base/state';
import type { BaseView } from './base/view';
import type { FESTIVAL_GOALS } from './festival/cards';
import type { Festival } from './festival/game';
import type { NewBuildingsAction } from './newBuildings/actions';
import type { NEW_BUILDINGS } from './newBuildings/buildings';
import type { GuesthouseData } from './newBuildings/buildings/guesthouse';
import type { SawmillData } from './newBuildings/buildings/sawmill';
import type { NewBuildingsEvent } from './newBuildings/events';
import type { NEW_BUILDINGS_VARIANTS } from './newBuildings/module';
import type { NewBuildingsRefusalCode } from './newBuildings/refusals';
import type { NoblesAction } from './nobles/actions';
import type { NOBLES_BUILDINGS } from './nobles/buildings';
import type { RoyalSupplierData } from './nobles/buildings/royalSupplier';
import type { NoblesEvent } from './nobles/events';
import type { NOBLES_VARIANTS } from './nobles/module';
import type { NoblesRefusalCode } from './nobles/refusals';
import type { PuertomaEvent } from './puertoma/events';
import type { Difficulty, Puertoma } from './puertoma/game';
import type { PuertomaView } from './puertoma/view';
import type { SmugglerAction } from './smuggler/actions';
import type { SmugglerEvent } from './smuggler/events';
import type { Smuggler } from './smuggler/game';
import type { SmugglerRefusalCode } from './smuggler/refusals';
import type { smugglerRole } from './smuggler/role';

/** The unions over all modules, for exhaustive switches. */

export type Action =
  | BaseAction
  | NewBuildingsAction
  | NoblesAction
  | SmugglerAction
  | AchievementsAction;
export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

export type GameEvent =
  | BaseEvent
  | NewBuildingsEvent
  | NoblesEvent
  | SmugglerEvent
  | GoalEvent
  | AchievementsEvent
  | PuertomaEvent;
export type GameEventType = GameEvent['type'];

export type RefusalCode =
  | BaseRefusalCode
  | NewBuildingsRefusalCode
  | NoblesRefusalCode
  | SmugglerRefusalCode
  | AchievementsRefusalCode;
export type Refusal = CoreRefusal<RefusalCode>;

export type BuildingName =
  | (typeof BASE_BUILDINGS)[number]['name']
  | (typeof NEW_BUILDINGS)[number]['name']
  | (typeof NOBLES_BUILDINGS)[number]['name'];
export type RoleName = BaseRoleName | typeof smugglerRole.name;

/** The goals of all modules. */
export type GoalName =
  | (typeof FESTIVAL_GOALS)[number]['name']
  | (typeof ACTIVITY_CARDS)[number]['name'];

export const EXPANSIONS = [
  'newBuildings',
  'nobles',
  'smuggler',
  'festival',
  'activities',
  'achievements',
] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export type Variant =
  | BaseVariant
  | keyof typeof NEW_BUILDINGS_VARIANTS
  | keyof typeof NOBLES_VARIANTS
  | keyof typeof ACHIEVEMENTS_VARIANTS;
export type Variants = Readonly<Record<Variant, boolean>>;

export interface GameOptions extends BaseOptions {
  readonly expansions: readonly Expansion[];
  readonly variants: Variants & Readonly<Record<string, boolean>>;
  readonly puertomas: Difficulty;
}

/** Everything but seats and seed has a default. */
export interface GameRequest {
  readonly seats: readonly SeatOptions[];
  readonly seed: string;
  readonly edition?: Edition;
  readonly expansions?: readonly Expansion[];
  readonly variants?: Partial<Variants>;
  readonly board?: BoardChoice;
  readonly puertomas?: Difficulty;
}

export interface GameState extends BaseState {
  options: GameOptions;
  festival: Festival | null;
  activities: Activities | null;
  achievements: Achievements | null;
  puertoma: Puertoma | null;
  smuggler: Smuggler | null;
}

export interface GameView extends BaseView {
  readonly options: Omit<GameOptions, 'seed'>;
  readonly festival: Festival | null;
  readonly activities: Activities | null;
  readonly achievements: SeenAchievements | null;
  readonly puertoma: PuertomaView | null;
  readonly smuggler: Smuggler | null;
}

/** Kinds of decisions, with the data of their steps. */
interface DecisionData {
  readonly round: RoundData;
  readonly draft: null;
  readonly settle: SettleData;
  readonly place: PlaceData;
  readonly newcomers: NewcomersData;
  readonly build: null;
  readonly privilegeGoods: PrivilegeGoodsData;
  readonly sell: null;
  readonly load: null;
  readonly store: null;
  readonly hacienda: null;
  readonly hospice: HospiceData;
  readonly university: UniversityData;
  readonly guesthouse: GuesthouseData;
  readonly sawmill: SawmillData;
  readonly huntingLodge: null;
  readonly landOffice: null;
  readonly royalSupplier: RoyalSupplierData;
  readonly takeCards: TakeCardsData;
  readonly smuggle: null;
  readonly captive: null;
}
export type DecisionKind = keyof DecisionData;
export type Decision = {
  readonly [Kind in DecisionKind]: {
    readonly kind: Kind;
    readonly seat: Seat;
    readonly data: DecisionData[Kind];
  };
}[DecisionKind];
