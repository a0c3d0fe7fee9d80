import { cloneState } from '#engine/core/clone';
import { keyAt, type Seat } from '#engine/core/ids';
import { registry } from '#engine/core/registry';
import type { Effects, SeatHook } from './building';
import { isInEffect } from './effects/effects';
import { privilegeOf } from './effects/privilege';
import type { BaseEvent } from './events';
import type { Game } from './game';
import { BaseRole, type Building, type Good, roleNames, type StaffedTile, Tile } from './ids';
import { productionOf } from './phases/craftsman';
import type { Place } from './places';
import { gameOf } from './queries';

/**
 * Pauses in which a player may rearrange things before they count (D-5): before a role is chosen, as a
 * phase starts, before a turn, before storage, after building, and once before the final score.
 */
export const INTERLUDES = [
  'choice',
  'phase',
  'turn',
  'further',
  'storage',
  'built',
  'score',
] as const;
export type Interlude = (typeof INTERLUDES)[number];

/** Whether it matters that up to `movers` colonists go to one of these places. */
export function beingThereMatters(
  game: Game,
  seat: Seat,
  places: readonly Place[],
  movers: number,
): boolean {
  const player = game.state.players[seat];
  return game.rules.movingMatters.some(
    (source) =>
      isInEffect(player, source) &&
      places.some((place) => source.effect(game, seat, place, movers)),
  );
}

/** Whether one more colonist in the building could have an effect before the next interlude. */
export function couldWork(
  game: Game,
  seat: Seat,
  building: Building,
  interlude: Interlude,
): boolean {
  const { good } = game.rules.specs[building];
  if (good !== null) return isProducing(game, interlude) && plantMatters(game, seat, good);
  if (game.state.players[seat].staff[building] > 0) return false;
  return effectMatters(game, seat, building, interlude);
}

const isProducing = ({ state }: Game, interlude: Interlude) =>
  interlude === 'turn' && state.role === BaseRole.craftsman;

/** The same on a tile of this kind. */
export function couldTill(
  game: Game,
  seat: Seat,
  tile: StaffedTile,
  interlude: Interlude,
): boolean {
  if (tile === Tile.quarry) return interlude === 'turn' && game.state.role === BaseRole.builder;
  return isProducing(game, interlude) && plantMatters(game, seat, tile);
}

/** Whether more colonists on tiles and in plants could make more of the good. */
function plantMatters(game: Game, seat: Seat, good: Good): boolean {
  const { players } = game.state;
  const player = players[seat];
  const fields = player.tiles[good];
  let circles = good === 0 ? fields : 0;
  const plants = game.rules.plants[good];
  for (let i = 0; i < plants.length; i++) {
    const plant = keyAt(plants, i);
    if (player.city.includes(plant)) circles += game.rules.specs[plant].circles;
  }
  return Math.min(fields, circles) > productionOf(game, player, good);
}

function effectMatters(game: Game, seat: Seat, building: Building, interlude: Interlude): boolean {
  const effects = game.rules.effects[building];
  if (interlude === 'phase') return startMatters(game, seat, building);
  if (interlude === 'storage') return has(effects, 'storedKinds', 'storedGoods');
  if (interlude === 'score') return has(effects, 'endBonus');
  if (interlude === 'further') return has(effects, 'extraPrivilege') && isChooser(game, seat);
  return interlude === 'turn' && turnMatters(game, seat, effects);
}

const has = (effects: Effects, ...names: (keyof Effects)[]) =>
  names.some((name) => effects[name] !== undefined);

const isChooser = (game: Game, seat: Seat) => privilegeOf(game, seat) > 0;

/** Effects that matter in a turn of each role, and after it until the phase ends. */
function turnMatters(game: Game, seat: Seat, effects: Effects): boolean {
  const { role } = game.state;
  const doubles = has(effects, 'extraPrivilege') && isChooser(game, seat);
  switch (role) {
    case BaseRole.settler:
      if (effects.onTurnStart?.settler || effects.onPhaseEnd?.settler) return true;
      return has(effects, 'takesQuarries', 'onTileDrawn', 'onTileGained');
    case BaseRole.builder:
      if (effects.extraActions?.build) return true;
      return doubles || has(effects, 'buildingDiscount', 'onBuilt');
    case BaseRole.craftsman:
      return doubles || has(effects, 'onProduced') || effects.onPhaseEnd?.craftsman !== undefined;
    case BaseRole.trader:
      if (effects.extraActions?.sell) return true;
      return doubles || has(effects, 'salePrice', 'sellsKindsAlreadySold', 'onSold', 'afterSale');
    case BaseRole.captain:
      if (effects.extraActions?.load) return true;
      return doubles || has(effects, 'loadVp', 'onLoaded');
    default:
      return false;
  }
}

/** Effects at the start of a phase happen at once, so they can be tried. */
function startMatters(game: Game, seat: Seat, building: Building): boolean {
  const { role } = game.state;
  if (role === null) return false;
  const effects = game.rules.effects[building];
  const atOnce = game.rules.phases[role].turn === null && role !== BaseRole.craftsman;
  if (atOnce && has(effects, 'extraPrivilege') && isChooser(game, seat)) return true;
  const started = effects.onPhaseStart?.[roleNames.name(role)];
  return started !== undefined && doesSomething(game, seat, building, started);
}

/** An effect that does something has events, or opens a decision. */
function doesSomething(game: Game, seat: Seat, building: Building, effect: SeatHook): boolean {
  const tried = cloneState(game.state);
  tried.players[seat].staff[building]++;
  const events: BaseEvent[] = [];
  effect({ state: tried, rules: game.rules, events }, seat);
  const opened = tried.frames.length > game.state.frames.length;
  return opened ? asksSomething(game, tried) : events.length > 0;
}

function asksSomething(game: Game, tried: Game['state']): boolean {
  const depth = game.state.frames.length;
  const frame = tried.frames[depth];
  return frame !== undefined && registry.steps[frame.step].advance(gameOf(tried), frame);
}
