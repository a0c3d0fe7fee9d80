import {
  type GameState,
  isRefusal,
  restore,
  type Seat,
  storedVersions,
  storeView,
  type Versions,
  viewFor,
} from '#engine';
import { diff, type PatchPath } from '#protocol/patch';
import { atTable } from './atTable';
import type { MatchRecord } from './record';

/** What leaves the referee, or is kept by it, is by names and says which versions wrote it. */

/** The game as a seat, or a spectator, sees it, as it is in memory. */
const viewOf = onceFor((state, viewer: Seat | null) => viewFor(state, viewer));

/** The same on its way to a phone. */
export const seenBy = onceFor((state, viewer: Seat | null) => storeView(viewOf(state, viewer)));

/**
 * What a seat knows more than everybody does, but for its tokens; only to be compared: writing it by names
 * takes longer.
 */
export const knownTo = onceFor((state, seat: Seat) =>
  JSON.stringify(
    diff(viewOf(state, null), viewOf(state, seat)).filter(([path]) => !isTokens(path)),
  ),
);

/** Whether a path leads to somebody's tokens. */
const isTokens = ([whole, , field]: PatchPath) => whole === 'players' && field === 'vp';

/** How what a seat sees differs from what everybody sees, as it is sent. */
export const ownPatch = onceFor((state, seat: Seat) =>
  JSON.stringify(diff(seenBy(state, null), seenBy(state, seat))),
);

/** A change compares what is seen before and after, again and again; a state in a record never changes. */
function onceFor<Viewer, Seen>(make: (state: GameState, viewer: Viewer) => Seen) {
  const made = new WeakMap<GameState, Map<Viewer, Seen>>();
  return (state: GameState, viewer: Viewer): Seen => {
    const known = made.get(state) ?? new Map<Viewer, Seen>();
    made.set(state, known);
    const seen = known.get(viewer) ?? make(state, viewer);
    known.set(viewer, seen);
    return seen;
  };
}

/** The modules that a match needs, also before it begins. */
export const modulesFor = ({ rules, seats }: Pick<MatchRecord, 'rules' | 'seats'>): Versions =>
  storedVersions({ options: { ...rules, seats: seats.map(atTable) } });

/** Why a record cannot be read. One from the future is left alone: its own release goes on with it. */
export type Unreadable = 'damaged' | 'fromTheFuture';

/** The game of a record, from the table that was stored: nothing is set up or replayed. */
export function gameFrom(stored: unknown): GameState | Unreadable {
  const state = restore(stored);
  if (!isRefusal(state)) return state;
  return state.code === 'fromTheFuture' ? state.code : 'damaged';
}
