import type { Seat } from './core/ids';
import type { JsonRecord } from './core/json';
import type { GameEvent, GameView } from './modules/types';
import { restoreEvent } from './shipped';

/** So many points for a seat, in tokens while there are any (CA-10); fewer than none: it pays. */
interface Moved {
  readonly seat: Seat;
  readonly points: number;
}

/**
 * What an event tells everybody of somebody's tokens (I-5); null: nothing. Tests hold it against the
 * tables of games with every expansion.
 */
export function tokensMoved(event: GameEvent): Moved | null {
  switch (event.type) {
    case 'shipped':
    case 'shippedMixed':
    case 'vpGained':
    case 'delivered':
    case 'looted':
    case 'goalWon':
    case 'goodsDiscarded':
      return { seat: event.seat, points: event.vp };
    case 'bartered':
      return event.vp ? { seat: event.seat, points: -1 } : null;
    default:
      return null;
  }
}

/** How many points a seat got by stored events. */
export function tokensTold(
  events: readonly JsonRecord[],
  seat: Seat,
  options: GameView['options'],
): number {
  // The seed has no part in what an event means.
  const rules = { ...options, seed: '' };
  return events
    .filter((event) => event.seat === seat && event.vp !== undefined)
    .reduce((sum, json) => {
      const event = restoreEvent(json, rules);
      return sum + ((event && tokensMoved(event))?.points ?? 0);
    }, 0);
}
