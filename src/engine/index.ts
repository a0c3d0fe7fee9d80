/** The only door to the rules. */

import { cloneState as clone } from './core/clone';
import { createGame as create } from './core/create';
import { restoreEvent as readEvent, eventFor as showEvent } from './core/events';
import { foresee as foreseeEvents } from './core/foresee';
import type { Seat } from './core/ids';
import { claimed, type Keyed } from './core/ids';
import { imagine as imagineState } from './core/imagine';
import * as notation from './core/notation';
import { parseAction as parse } from './core/parse';
import * as playing from './core/play';
import { isRefusal as isCoreRefusal } from './core/refusals';
import { install, registry } from './core/registry';
import {
  futureOf as futureOfNamed,
  restoreView as readView,
  restore as restoreState,
} from './core/store';
import { viewFor as look } from './core/view';
import { type Ahead as BaseAhead, ahead as lookAhead } from './modules/base/ahead';
import {
  type Building as BuildingNumber,
  buildingNames,
  type Role as RoleNumber,
  roleNames,
} from './modules/base/ids';
import { type SeatOutlook as BaseSeatOutlook, outlook as lookOut } from './modules/base/outlook';
import { type GoalCard as GoalNumber, goalNames } from './modules/festival/goals/goal';
import { MODULES, ROOT } from './modules/list';
import { byNames } from './modules/release1/game';
import type {
  Action,
  BuildingName,
  Decision,
  GameEvent,
  GameEventType,
  GameOptions,
  GameState,
  GameView,
  GoalName,
  Refusal,
  RefusalCode,
  RoleName,
  Variants,
} from './modules/types';

install(ROOT, MODULES);

export type Played = playing.Played<GameState, GameEvent>;
export type NotedAction = notation.NotedAction<Action>;

/** Core runs any modules; here its functions are those of the game that we ship. */
type Refused<Result> = Result | Refusal;
export const createGame = create as (request: unknown) => Refused<GameState>;
export const play = playing.play as (
  state: GameState,
  seat: unknown,
  action: unknown,
) => Refused<Played>;
export const refusalFor = playing.refusalFor as (
  state: GameState,
  seat: Seat,
  action: Action,
) => Refusal | null;
export const decisionOf = playing.decisionOf as (state: GameState) => Decision | null;
const restoreNamed = restoreState as (json: unknown) => Refused<GameState>;
const restoreNamedView = readView as (json: unknown) => Refused<GameView>;
/** Whatever release wrote it. */
export const restore = (json: unknown) => restoreNamed(byNames(json));
export const restoreView = (json: unknown) => restoreNamedView(byNames(json));
export const futureOf = (json: unknown) => futureOfNamed(byNames(json));
export const parseAction = parse as (raw: unknown) => Action | null;
export const isRefusal = isCoreRefusal as (value: object) => value is Refusal;

export const applyInPlace: (state: GameState, seat: Seat, action: Action) => void =
  playing.applyInPlace;
export const legalActions = playing.legalActions<Action>;
export const { isLegal, seatsToAct, stillStands } = playing;
export const cloneState = clone<GameState>;
export const imagine = (view: GameView, seed: string) => imagineState<GameState>(view, seed);
export const viewFor = look<GameView>;
export const eventFor = showEvent<GameEvent>;
export const restoreEvent = (json: unknown, options: GameOptions) =>
  readEvent<GameEvent>(json, options);
export const { writeAction, writeActionFor, writeDeed } = notation;
export const parseLine = notation.parseLine<Action>;
export const parseDeed = notation.parseDeed<Action>;

/** Every name has its number, and every number its name; both hold for this process only. */
export type Building = BuildingNumber;
export type Role = RoleNumber;
export const BUILDINGS = buildingNames.keys;
export const ROLES = roleNames.keys;
export const BUILDING_NAMES = named<BuildingNumber, BuildingName>(buildingNames.list);
export const GOAL_NAMES = named<GoalNumber, GoalName>(goalNames.list);
export const ROLE_NAMES = named<RoleNumber, RoleName>(roleNames.list);
export const Building = numbered<BuildingName, BuildingNumber>(buildingNames);
export const Role = numbered<RoleName, RoleNumber>(roleNames);

function named<Key extends number, Name extends string>(list: readonly string[]) {
  return claimed<Key, string>([...list]) as Keyed<Key, Name>;
}

function numbered<Name extends string, Key extends number>(names: {
  readonly keys: readonly Key[];
  name(key: Key): string;
}) {
  const entries = names.keys.map((key) => [names.name(key), key]);
  return Object.fromEntries(entries) as Readonly<Record<Name, Key>>;
}

export const DEFAULT_VARIANTS: Variants = Object.assign(
  {},
  ...registry.modules.map(({ variants }) => variants),
);
export const VARIANTS = Object.keys(DEFAULT_VARIANTS) as readonly (keyof Variants)[];
/** The rule that each refusal stands on. */
export const REFUSAL_RULES: Readonly<Record<RefusalCode, string>> = Object.assign(
  {},
  ...registry.modules.map(({ refusals }) => refusals),
);

/** What the seat can know of what an action would bring about. */
export const foresee = foreseeEvents<GameEvent>;
export type SeatOutlook = BaseSeatOutlook<Action, GameEvent>;
export const outlook: (state: GameState, chooser: Seat, role: Role) => SeatOutlook[] = lookOut;
export type Ahead = BaseAhead<GameState, Action>;
export const ahead: (state: GameState, seat: Seat) => Ahead | null = lookAhead;

/** Every kind of event that the modules can tell. */
export const EVENT_TYPES = [...registry.eventForms.keys()] as readonly GameEventType[];

export { eventValues, hidesSomething, storeEvent } from './core/events';
export { type Counts, type Keyed, keyed, SEATS, type Seat, zeros } from './core/ids';
export type { Json, JsonRecord } from './core/json';
export { nextInt, seedRandom } from './core/random';
export { type SeatScore, score } from './core/score';
export { playedBy, store, storeView, type Versions, versionsIn } from './core/store';
export { CARD_NAMES, CARDS, Card, type CardName } from './modules/achievements/ids';
export {
  type CardProgress,
  cardProgress,
  cardsOf,
  cardVp,
  progressFor,
} from './modules/achievements/queries';
export { DECLINE, isRare, PASS, type PlaceAction } from './modules/base/actions';
export { rolesAhead } from './modules/base/ahead';
export type { BuildingSpec } from './modules/base/building';
export { factoryCoins } from './modules/base/buildings/factory';
export { type BuildingEntry, type Catalogue, catalogue } from './modules/base/catalogue';
export { openingEvents, type TileSource } from './modules/base/events';
export {
  GOOD_NAMES,
  GOODS,
  Good,
  type GoodName,
  SHIPS,
  type Ship,
  STAFFED_TILES,
  type StaffedTile,
  TILE_NAMES,
  Tile,
  type TileName,
} from './modules/base/ids';
export { placements, randomPlacement } from './modules/base/mayor/placements';
export {
  type BoardChoice,
  EDITIONS,
  type Edition,
  type SeatKind,
  type SeatOptions,
} from './modules/base/options';
export { TRADING_HOUSE_SPACES } from './modules/base/phases/trader';
export type { Place } from './modules/base/places';
export {
  buildingCost,
  buildingPrice,
  buildingSiteRefusal,
  buildingSpec,
  buildingSpecs,
  circles,
  citySpacesLeft,
  colonists,
  draftedBoard,
  freeCircles,
  islandSpacesLeft,
  ownsBuilding,
  picksPerRound,
  production,
  rolesInGame,
  type StorageRoom,
  salePriceOf,
  seatsFrom,
  setAside,
  storageRoom,
  tilesOwned,
} from './modules/base/queries';
export { totalScore } from './modules/base/score';
export type { CargoShip, EndTrigger, Player } from './modules/base/state';
export type { Price } from './modules/base/table/price';
export { CITY_SPACES, ISLAND_SPACES } from './modules/base/table/table';
export type { PlayerView } from './modules/base/view';
export type { GoalEvent } from './modules/festival/goals/game';
export type { Goal, GoalCard, GoalSpec, Reward } from './modules/festival/goals/goal';
export {
  type GoalStanding,
  goalProgress,
  goalShip,
  goalSpec,
  goalsOf,
  goalsWonBy,
} from './modules/festival/goals/queries';
export type { BarterAction } from './modules/newBuildings/actions';
export type { DiscardableTile } from './modules/nobles/discard';
export {
  ABILITY_NAMES,
  type Ability,
  type AbilityName,
  LEVELS as PUERTOMA_LEVELS,
  type Level as PuertomaLevel,
} from './modules/puertoma/abilities';
export { ARROWS, BOX_NAMES, type Box, type BoxName } from './modules/puertoma/actionBoard';
export type { PuertomaEvent, RoleChoice, RoleReason, Side } from './modules/puertoma/events';
export { forecast, type RoleForecast } from './modules/puertoma/forecast';
export {
  type Board as PuertomaBoard,
  DIFFICULTIES,
  type Difficulty,
} from './modules/puertoma/game';
export { circlesUnder as puertomaCircles } from './modules/puertoma/places';
export { type Card as ResolutionCard, orderOn } from './modules/puertoma/resolutionDeck';
export { SCORE_LINES as PUERTOMA_SCORE_LINES } from './modules/puertoma/score';
export type { PuertomaBoardView, PuertomaView } from './modules/puertoma/view';
export { isOfRelease1, optionsOfRelease1 } from './modules/release1/game';
export {
  deedOfRelease1,
  eventOfRelease1,
  lineOfRelease1,
  roleOfRelease1,
} from './modules/release1/story';
export type { Fate } from './modules/smuggler/actions';
export { RANSOM } from './modules/smuggler/captive';
export type { Smuggler } from './modules/smuggler/game';
export {
  type Action,
  type ActionOf,
  type ActionType,
  type BuildingName,
  type Decision,
  type DecisionKind,
  EXPANSIONS,
  type Expansion,
  type GameEvent,
  type GameEventType,
  type GameOptions,
  type GameRequest,
  type GameState,
  type GameView,
  type GoalName,
  type Refusal,
  type RefusalCode,
  type RoleName,
  type Variant,
  type Variants,
} from './modules/types';
