import {
  type GameEvent,
  type GameState,
  isRefusal,
  parseLine,
  play,
  type Seat,
} from '../../engine';
import type { LocalGame } from './localGame';

/** One position of a game that is looked at again, and how it came about. */
export interface ReplayStep {
  readonly state: GameState;
  /** Who acted; null for the table as it was set up. */
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
}

/** The game from its set-up to where it stands; ends early if an action no longer fits. */
export function replaySteps({ start, actions }: LocalGame): ReplayStep[] {
  const steps: ReplayStep[] = [{ state: start, seat: null, events: [] }];
  let state = start;
  for (const line of actions) {
    const noted = parseLine(line);
    const played = noted && play(state, noted.seat, noted.action);
    if (noted === null || played === null || isRefusal(played)) break;
    state = played.state;
    steps.push({ state, seat: noted.seat, events: played.events });
  }
  return steps;
}
