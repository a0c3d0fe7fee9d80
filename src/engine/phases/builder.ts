import { priceOf } from '../core/price';
import { freeCitySpaces, passTurn, popFrame, pushFrame, skip, triggerEnd } from '../core/table';
import { turns } from '../core/turns';
import { hasWay, legalWays, wayFor } from '../core/ways';
import { BUILD, PASS } from '../model/actions';
import type { DecisionStep, Game } from '../model/game';
import type { Building, Seat } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import type { Phase } from '../model/rules';

export const builder: Phase = {
  start(game) {
    pushFrame(game, 'builderTurns', game.state.chooser);
  },
  end() {},
};

export const builderTurns = turns('build');

export const build: DecisionStep = {
  advance(game, frame) {
    if (canBuildSomething(game, frame.seat) || hasWay(game, frame.seat, 'build')) return true;
    return skip(game, frame);
  },

  legal(game, _frame, seat, out) {
    const free = freeCitySpaces(game, game.state.players[seat]);
    for (const building of game.state.board) {
      if (canBuild(game, seat, building, free)) out.push(BUILD[building]);
    }
    legalWays(game, seat, 'build', out);
    out.push(PASS);
  },

  refuse(game, _frame, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type === 'build') return buildRefusal(game, seat, action.building);
    return wayFor(game, seat, 'build', action).refuse(game, seat, action);
  },

  apply(game, _frame, seat, action) {
    popFrame(game);
    if (action.type === 'pass') passTurn(game, seat);
    else if (action.type === 'build') {
      erect(game, seat, action.building, priceOf(game, seat, action.building));
    } else wayFor(game, seat, 'build', action).apply(game, seat, action);
  },
};

function canBuild(game: Game, seat: Seat, building: Building, freeSpaces: number): boolean {
  const { state, rules } = game;
  const player = state.players[seat];
  return (
    state.market[building] > 0 &&
    rules.specs[building].spaces <= freeSpaces &&
    priceOf(game, seat, building) <= player.coins &&
    !player.city.includes(building)
  );
}

function canBuildSomething(game: Game, seat: Seat): boolean {
  const free = freeCitySpaces(game, game.state.players[seat]);
  if (free === 0) return false;
  for (const building of game.state.board) {
    if (canBuild(game, seat, building, free)) return true;
  }
  return false;
}

/** Why a building cannot be had, money aside. */
export function siteRefusal(game: Game, seat: Seat, building: Building): Refusal | null {
  const { state, rules } = game;
  const player = state.players[seat];
  if (building >= rules.buildingCount || state.market[building] === 0) return refusal('soldOut');
  if (player.city.includes(building)) return refusal('alreadyOwned');
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
  player.city.push(building);
  game.events?.push({ type: 'built', seat, building, cost });
  if (freeCitySpaces(game, player) === 0) triggerEnd(game, 'city');
  for (const hook of rules.onBuilt) {
    if (player.staff[hook.building] > 0) hook.effect(game, seat, building);
  }
}
