import { priceOf, priceWith } from '../core/price';
import {
  freeCitySpaces,
  passTurn,
  popFrame,
  privilegeIn,
  pushFrame,
  skip,
  triggerEnd,
} from '../core/table';
import { turns } from '../core/turns';
import { hasWay, legalWays, wayFor } from '../core/ways';
import { type Action, BUILD, PASS } from '../model/actions';
import type { DecisionStep, Game } from '../model/game';
import { type Building, Role, type Seat } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import type { Phase } from '../model/rules';

export const builder: Phase = {
  start(game) {
    pushFrame(game, 'builderTurns', game.state.chooser);
  },
  end() {},
};

export const build: DecisionStep = {
  advance(game, frame) {
    if (offers(game, frame.seat, null) || hasWay(game, frame.seat, 'build')) return true;
    return skip(game, frame);
  },

  legal(game, _frame, seat, out) {
    offers(game, seat, out);
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

export const builderTurns = turns('build', build);

/** Lists what the seat could build now; without a list it only says whether there is anything. */
function offers(game: Game, seat: Seat, out: Action[] | null): boolean {
  const { board, market } = game.state;
  const player = game.state.players[seat];
  const spaces = freeCitySpaces(game, player);
  const privilege = privilegeIn(game, seat, Role.builder);
  for (let i = 0; i < board.length; i++) {
    const building = board[i] as Building;
    if (market[building] === 0 || game.rules.specs[building].spaces > spaces) continue;
    if (priceWith(game, seat, building, privilege) > player.coins) continue;
    if (player.city.includes(building)) continue;
    if (out === null) return true;
    out.push(BUILD[building]);
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
