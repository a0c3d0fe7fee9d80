import {
  type Action,
  cloneState,
  type GameState,
  type Good,
  isRefusal,
  play,
  type Seat,
  type Ship,
} from '../../../src/engine';
import { optionsIf } from './whatIf';

/** One way to ship a kind of good: `ship` is null for a wharf. */
export interface LoadOption {
  readonly action: Action;
  readonly good: Good;
  readonly ship: Ship | null;
  readonly count: number;
  readonly vp: number;
}

/** What the seat could load now, each with what it brings, the most points first. */
export function loadsOf(table: GameState, seat: Seat): LoadOption[] {
  const copy = cloneState(table);
  const options = optionsIf(copy, 'load', seat).flatMap((action) => {
    const load = outcomeOf(copy, seat, action);
    return load ? [load] : [];
  });
  return options.sort((a, b) => b.vp - a.vp || b.count - a.count);
}

/** The engine itself says how much goes on board and what it is worth. */
function outcomeOf(copy: GameState, seat: Seat, action: Action): LoadOption | null {
  if (action.type !== 'load' && action.type !== 'wharf') return null;
  copy.frames.push({ kind: 'load', seat, subject: 0, detail: 1 });
  const played = play(copy, seat, action);
  copy.frames.pop();
  if (isRefusal(played)) return null;
  const event = played.events.find(({ type }) => type === 'shipped');
  if (event?.type !== 'shipped') return null;
  const { good, ship, count, vp } = event;
  return { action, good, ship, count, vp };
}
