import { plainStep, popFrame, pushFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import { type BaseAction, PASS } from '#engine/modules/base/actions';
import { hasEffect, isInEffect, offerInterlude } from '#engine/modules/base/effects/effects';
import {
  extraActionFor,
  hasExtraAction,
  listExtraActions,
} from '#engine/modules/base/effects/extraActions';
import { privilegeIn } from '#engine/modules/base/effects/privilege';
import type { Actions, Game } from '#engine/modules/base/game';
import { BaseRole, type Building, Tile } from '#engine/modules/base/ids';
import { freeCitySpaces } from '#engine/modules/base/player/spaces';
import { type BaseRefusalCode, refusal } from '#engine/modules/base/refusals';
import type { Phase } from '#engine/modules/base/rules';
import type { Player } from '#engine/modules/base/state';
import { priceOf, priceWith } from '#engine/modules/base/supply/price';
import { passTurn, skipTurn } from './endTurn';
import { triggerEnd } from './triggerEnd';
import { turns } from './turns';

export const builder: Phase = {
  turn: 'build',
  isWaivable: false,
  goesRound: false,
  solo: null,
  startsWithInterlude: true,
  start(game) {
    pushFrame(game, builderTurns, game.state.chooser, { stage: 0 });
  },
  end() {},
};

export const build = plainStep<Game, BaseAction>({
  name: 'build',

  advance(game, frame) {
    if (canBuildAny(game, frame.seat) || hasExtraAction(game, frame.seat, 'build')) return true;
    return skipTurn(game, frame);
  },

  legal(game, _frame, seat, out) {
    listBuildings(game, seat, out, Number.POSITIVE_INFINITY);
    listExtraActions(game, seat, 'build', out);
    out[out.length] = PASS;
  },

  refuse(game, _frame, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type === 'build') return buildRefusal(game, seat, action.building);
    return extraActionFor(game, seat, 'build', action).refuse(game, seat, action);
  },

  apply(game, _frame, seat, action) {
    popFrame(game);
    if (action.type === 'pass') passTurn(game, seat);
    else if (action.type === 'build') {
      erect(game, seat, action.building, priceOf(game, seat, action.building));
    } else extraActionFor(game, seat, 'build', action).apply(game, seat, action);
  },
});

export const builderTurns = turns('builderTurns', ({ turn }) => turn.build);

function canBuildAny(game: Game, seat: Seat): boolean {
  const found: Actions = [];
  listBuildings(game, seat, found, 1);
  return found.length > 0;
}

/** Lists what the seat can build now, up to a number of buildings. */
function listBuildings(game: Game, seat: Seat, out: Actions, most: number): void {
  const { state, rules } = game;
  const { market } = state;
  const { specs } = rules;
  const player = state.players[seat];
  const { coins, city } = player;
  const spaces = freeCitySpaces(game, player);
  const privilege = privilegeIn(game, seat, BaseRole.builder);
  const highest = highestCost(game, player, privilege);
  for (const building of state.board) {
    const spec = specs[building];
    if (spec.cost > highest || market[building] === 0 || spec.spaces > spaces) continue;
    if (priceWith(game, seat, building, privilege) > coins || city.includes(building)) continue;
    out[out.length] = rules.actions.build[building];
    if (out.length >= most) return;
  }
}

/** A higher cost is out of reach. Most costs are, so this saves a look at the prices. */
function highestCost(game: Game, player: Player, privilege: number): number {
  if (hasEffect(player, game.rules.buildingDiscount)) return Number.POSITIVE_INFINITY;
  return player.coins + privilege + player.workers[Tile.quarry];
}

/** Whether the player, with this number of free spaces, can have the building, money aside. */
export function isObtainable(
  game: Game,
  player: Player,
  building: Building,
  spaces: number,
): boolean {
  if (game.state.market[building] === 0) return false;
  return game.rules.specs[building].spaces <= spaces && !player.city.includes(building);
}

/** The reason why the seat cannot have the building, money aside; null if it can. */
export function siteRefusal(
  game: Game,
  seat: Seat,
  building: Building,
): Refusal<BaseRefusalCode> | null {
  const { state, rules } = game;
  const player = state.players[seat];
  if (building >= rules.buildingCount || state.market[building] === 0) return refusal('soldOut');
  if (rules.boards[seat].owns(game, seat, building)) return refusal('alreadyOwned');
  const fits = rules.specs[building].spaces <= freeCitySpaces(game, player);
  return fits ? null : refusal('noCitySpace');
}

function buildRefusal(game: Game, seat: Seat, building: Building): Refusal | null {
  const refused = siteRefusal(game, seat, building);
  if (refused) return refused;
  const affordable = priceOf(game, seat, building) <= game.state.players[seat].coins;
  return affordable ? null : refusal('tooExpensive');
}

/** Adds the building. BU-6: a full city ends the game. */
export function erect(game: Game, seat: Seat, building: Building, cost: number): void {
  const { state, rules } = game;
  const player = state.players[seat];
  player.coins -= cost;
  state.market[building]--;
  rules.boards[seat].addBuilding(game, seat, building);
  game.events?.push({ type: 'built', seat, building, cost });
  if (rules.boards[seat].isFull(game, seat)) triggerEnd(game, 'city');
  if (rules.onInterlude.length > 0) offerInterlude(game, seat, 'built');
  for (const source of rules.onBuilt) {
    if (isInEffect(player, source)) source.effect(game, seat, building, cost);
  }
}
