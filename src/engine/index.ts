/** The only door to the rules. */

export { cloneState } from './core/clone';
export { createGame, openingEvents } from './core/create';
export { imagine } from './core/imagine';
export { migrate } from './core/migrate';
export { type NotedAction, parseLine, writeAction } from './core/notation';
export { parseAction } from './core/parse';
export { placements, randomPlacement } from './core/placements';
export {
  applyInPlace,
  decisionOf,
  isLegal,
  legalActions,
  type Played,
  play,
  refusalFor,
  seatsToAct,
} from './core/play';
export type { Price } from './core/price';
export * from './core/queries';
export { nextInt, seedRandom } from './core/random';
export { type SeatScore, score, totalScore } from './core/score';
export { CITY_SPACES, ISLAND_SPACES } from './core/table';
export { viewFor } from './core/view';
export * from './model/actions';
export type { BuildingSpec } from './model/building';
export type { GameEvent, GameEventType, TileSource } from './model/events';
export * from './model/ids';
export * from './model/options';
export type { Place } from './model/places';
export {
  isRefusal,
  REFUSAL_RULES,
  type Refusal,
  type RefusalCode,
} from './model/refusals';
export type { CargoShip, EndTrigger, Frame, GameState, Player } from './model/state';
export { SCHEMA } from './model/state';
export type { GameView, PlayerView } from './model/view';
export { TRADING_HOUSE_SPACES } from './phases/trader';
