import type { GameEvent, GameEventType } from '../../src/engine';

/** What can be heard and felt at the table. */
export type Cue = 'knock' | 'coin' | 'build' | 'ship' | 'turn';

const CUE_OF: Partial<Record<GameEventType, Cue>> = {
  roleChosen: 'knock',
  tileGained: 'knock',
  placed: 'knock',
  built: 'build',
  sold: 'coin',
  traded: 'coin',
  coinsGained: 'coin',
  shipped: 'ship',
  shippedMixed: 'ship',
};

/** The one cue for what has just happened: a new turn of one's own drowns the rest. */
export function cueFor(events: readonly GameEvent[], isNewTurn: boolean): Cue | null {
  if (isNewTurn) return 'turn';
  for (const { type } of events) {
    const cue = CUE_OF[type];
    if (cue !== undefined) return cue;
  }
  return null;
}
