import type { Seat } from '#engine/core/ids';
import type { AnyAction } from '#engine/core/module';
import type { Way, WayMoment } from '#engine/modules/base/building';
import type { Game } from '#engine/modules/base/game';
import type { Building } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import { works } from './table';

/** Actions that occupied buildings, or the table, add to a decision of the base game. */

export function legalWays(game: Game, seat: Seat, moment: WayMoment, out: AnyAction[]): void {
  const ways = game.rules.ways[moment];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if (way !== undefined && works(game.state.players[seat], way))
      way.effect.legal(game, seat, out);
  }
}

/** The way an action belongs to; what belongs to none is refused. */
export function wayFor(game: Game, seat: Seat, moment: WayMoment, action: AnyAction): Way {
  const player = game.state.players[seat];
  for (const way of game.rules.ways[moment]) {
    if (!way.effect.types.includes(action.type) || usesAnother(action, way.building)) continue;
    return works(player, way) ? way.effect : UNOCCUPIED;
  }
  return NO_WAY;
}

/** Several buildings have the action `use`: it says which of them is meant. */
function usesAnother(action: AnyAction & { building?: Building }, own: Building | null): boolean {
  return action.type === 'use' && action.building !== own;
}

const noWay = (code: 'notNow' | 'notOffered'): Way => ({
  types: [],
  isOpen: () => false,
  legal() {},
  refuse: () => refusal(code),
  apply() {},
});
const NO_WAY = noWay('notNow');
const UNOCCUPIED = noWay('notOffered');

/** Whether there is at least one such action for the seat at this moment. */
export function hasWay(game: Game, seat: Seat, moment: WayMoment): boolean {
  const ways = game.rules.ways[moment];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if (way !== undefined && works(game.state.players[seat], way) && way.effect.isOpen(game, seat))
      return true;
  }
  return false;
}
