import type { Seat } from '#engine/core/ids';
import type { Effects } from '#engine/modules/base/building';
import { type Building, Tile } from '#engine/modules/base/ids';
import type { Game } from './game';
import { type Goal, type GoalTrigger, goalSpecs } from './goal';
import { hasReceived, hasTiles } from './reached';
import { win } from './win';

/**
 * X4-5: goals are checked right after an event that could reach them, in their order. Only the seat
 * that just acted or received can reach one.
 */
export const goalHooks = <G extends Game>(goalsIn: (game: G) => readonly Goal[]) =>
  ({
    onTileSettled(game: G, seat: Seat, tile: Tile) {
      if (tile === Tile.turned || tile === Tile.quarry) return;
      const goals = goalsIn(game);
      for (const goal of goals) {
        if (isOpen(goal, 'tile') && hasTiles(game, seat, goal)) win(game, seat, goal);
      }
    },

    onReceived(game: G, seat: Seat) {
      const goals = goalsIn(game);
      for (const goal of goals) {
        if (isOpen(goal, 'receipt') && hasReceived(game, seat, goal)) win(game, seat, goal);
      }
    },

    onBuilt(game: G, seat: Seat, building: Building) {
      const goals = goalsIn(game);
      for (const goal of goals) {
        if (isOpen(goal, 'build') && goal.building === building) win(game, seat, goal);
      }
    },
  }) satisfies Effects;

export function isOpen(goal: Goal, look: GoalTrigger): boolean {
  return goal.winner === null && goalSpecs[goal.card].trigger === look;
}
