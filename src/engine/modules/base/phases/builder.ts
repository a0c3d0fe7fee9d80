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
    listBuildings(game, seat, out);
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

/** The limits of what a seat can build now, the same for all buildings. */
interface Means {
  readonly spaces: number;
  readonly privilege: number;
  /** Most buildings cost more than this, which saves a look at their price. */
  readonly dearest: number;
}

function meansOf(game: Game, seat: Seat): Means {
  const player = game.state.players[seat];
  const privilege = privilegeIn(game, seat, BaseRole.builder);
  return {
    spaces: freeCitySpaces(game, player),
    privilege,
    dearest: hasEffect(player, game.rules.buildingDiscount)
      ? Number.POSITIVE_INFINITY
      : player.coins + privilege + player.workers[Tile.quarry],
  };
}

function canBuild(game: Game, seat: Seat, building: Building, means: Means): boolean {
  const { cost, spaces } = game.rules.specs[building];
  if (cost > means.dearest || spaces > means.spaces) return false;
  const { market, players } = game.state;
  if (market[building] === 0) return false;
  const { coins, city } = players[seat];
  return priceWith(game, seat, building, means.privilege) <= coins && !city.includes(building);
}

function canBuildAny(game: Game, seat: Seat): boolean {
  const means = meansOf(game, seat);
  for (const building of game.state.board) {
    if (canBuild(game, seat, building, means)) return true;
  }
  return false;
}

function listBuildings(game: Game, seat: Seat, out: Actions): void {
  const means = meansOf(game, seat);
  const { build: actions } = game.rules.actions;
  for (const building of game.state.board) {
    if (canBuild(game, seat, building, means)) out[out.length] = actions[building];
  }
}

/** Whether the building can be had, money aside, by a player with so many spaces left. */
export function isObtainable(
  game: Game,
  player: Player,
  building: Building,
  spaces: number,
): boolean {
  if (game.state.market[building] === 0) return false;
  return game.rules.specs[building].spaces <= spaces && !player.city.includes(building);
}

/** Why a building cannot be had, money aside. */
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

/** The building goes up; BU-6 looks at the city, effects at the building. */
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
