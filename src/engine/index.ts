/** The entry point of the engine: all that other layers may import. */

export * from './api';
export { eventValues, isSecretEvent, storeEvent } from './core/events';
export {
  type Counts,
  copyOf,
  type Keyed,
  keyed,
  mapped,
  SEATS,
  type Seat,
  zeros,
} from './core/ids';
export { isSameJson, type Json, type JsonRecord } from './core/json';
export type { HiddenLine, KnownScore } from './core/knownScore';
export { nextInt, seedRandom } from './core/random';
export type { Revealed } from './core/reveal';
export { type SeatScore, score, totalScore } from './core/score';
export {
  playedVersions,
  store,
  storedVersions,
  storeView,
  type Versions,
  versionRefusal,
} from './core/store';
export { CARD_NAMES, CARDS, Card, type CardName } from './modules/achievements/ids';
export {
  type CardProgress,
  cardProgress,
  cardsOf,
  cardVp,
  progressFor,
} from './modules/achievements/queries';
export { DECLINE, isRare, PASS, type PlaceAction } from './modules/base/actions';
export type { BuildingSpec } from './modules/base/building';
export { factoryCoins } from './modules/base/buildings/factory';
export { type BuildingEntry, type Catalogue, catalogue } from './modules/base/catalogue';
export { openingEvents, type TileSource } from './modules/base/events';
export type { GoalEvent } from './modules/base/goals/game';
export type { Goal, GoalCard, GoalSpec, Reward } from './modules/base/goals/goal';
export {
  type GoalStanding,
  goalProgress,
  goalShip,
  goalSpec,
  goalsOf,
  goalsWonBy,
} from './modules/base/goals/queries';
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
  isForEdition,
  type SeatKind,
  type SeatOptions,
  variantsIn,
} from './modules/base/options';
export { TRADING_HOUSE_SPACES } from './modules/base/phases/trader';
export type { Place } from './modules/base/places';
export { CITY_SPACES, ISLAND_SPACES } from './modules/base/player/spaces';
export {
  buildingCost,
  buildingPrice,
  buildingSiteRefusal,
  buildingSpec,
  buildingSpecs,
  cargoRoom,
  circles,
  citySpacesLeft,
  colonists,
  draftedBoard,
  endsWithoutColonists,
  freeCircles,
  islandSpacesLeft,
  kindsStored,
  maySell,
  ownsBuilding,
  picksOf,
  picksPerRound,
  production,
  rolesInGame,
  type StorageRoom,
  saleBonusOf,
  salePriceOf,
  seatsFrom,
  setAside,
  storageRoom,
  tilesOwned,
} from './modules/base/queries';
export type { CargoShip, EndTrigger, Player } from './modules/base/state';
export type { Price } from './modules/base/supply/price';
export { storedTokenChange, tokenChange } from './modules/base/tokenChanges';
export { upcomingRoles } from './modules/base/upcoming';
export type { PlayerView } from './modules/base/view';
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
