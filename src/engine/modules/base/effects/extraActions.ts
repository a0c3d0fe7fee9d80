import type { Seat } from '#engine/core/ids';
import type { AnyAction } from '#engine/core/module';
import type { ExtraAction, ExtraActionMoment } from '#engine/modules/base/building';
import type { Game } from '#engine/modules/base/game';
import type { Building } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import { isInEffect } from './effects';

/** Actions that effects add to a decision of the base game. */

export function listExtraActions(
  game: Game,
  seat: Seat,
  moment: ExtraActionMoment,
  out: AnyAction[],
): void {
  const ways = game.rules.extraActions[moment];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if (way !== undefined && isInEffect(game.state.players[seat], way))
      way.effect.legal(game, seat, out);
  }
}

/** The effect that an action belongs to; actions of none are refused. */
export function extraActionFor(
  game: Game,
  seat: Seat,
  moment: ExtraActionMoment,
  action: AnyAction,
): ExtraAction {
  const player = game.state.players[seat];
  for (const way of game.rules.extraActions[moment]) {
    if (!way.effect.types.includes(action.type) || usesAnother(action, way.building)) continue;
    return isInEffect(player, way) ? way.effect : UNOCCUPIED;
  }
  return NOT_NOW;
}

/** The action `use` belongs to several buildings and names one of them. */
function usesAnother(action: AnyAction & { building?: Building }, own: Building | null): boolean {
  return action.type === 'use' && action.building !== own;
}

const refusing = (code: 'notNow' | 'notOffered'): ExtraAction => ({
  types: [],
  isAvailable: () => false,
  legal() {},
  refuse: () => refusal(code),
  apply() {},
});
const NOT_NOW = refusing('notNow');
const UNOCCUPIED = refusing('notOffered');

export function hasExtraAction(game: Game, seat: Seat, moment: ExtraActionMoment): boolean {
  const ways = game.rules.extraActions[moment];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if (
      way !== undefined &&
      isInEffect(game.state.players[seat], way) &&
      way.effect.isAvailable(game, seat)
    )
      return true;
  }
  return false;
}
