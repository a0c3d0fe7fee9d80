import type { Action } from '../model/actions';
import type { Way } from '../model/building';
import type { Game } from '../model/game';
import type { Seat } from '../model/ids';
import { refusal } from '../model/refusals';

/** Actions that occupied buildings add to a decision of the base game. */
export type WayMoment = 'sell' | 'load' | 'build';

export function legalWays(game: Game, seat: Seat, moment: WayMoment, out: Action[]): void {
  const ways = game.rules.ways[moment];
  for (let i = 0; i < ways.length; i++) {
    const { building, effect } = ways[i] as (typeof ways)[number];
    if (game.state.players[seat].staff[building] > 0) effect.legal(game, seat, out);
  }
}

/** The way an action belongs to; what belongs to none is refused. */
export function wayFor(game: Game, seat: Seat, moment: WayMoment, action: Action): Way {
  const player = game.state.players[seat];
  for (const { building, effect } of game.rules.ways[moment]) {
    if (!effect.types.includes(action.type)) continue;
    if (action.type === 'use' && action.building !== building) continue;
    return player.staff[building] > 0 ? effect : UNOCCUPIED;
  }
  return NO_WAY;
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

/** Whether a building gives the seat at least one action at this moment. */
export function hasWay(game: Game, seat: Seat, moment: WayMoment): boolean {
  const ways = game.rules.ways[moment];
  for (let i = 0; i < ways.length; i++) {
    const { building, effect } = ways[i] as (typeof ways)[number];
    const open = game.state.players[seat].staff[building] > 0 && effect.isOpen(game, seat);
    if (open) return true;
  }
  return false;
}
