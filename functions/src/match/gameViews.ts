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
import { err, ok, type Result } from '#protocol/result';
import { engineSeat } from './engineSeat';
import type { MatchRecord } from './recordSchema';
import { publicSeats } from './seats';

/** The game as a seat or a spectator sees it. */
const viewOf = memoizedByState((state, viewer: Seat | null) => viewFor(state, viewer));

/** The view as it is sent, with names in place of indices and with module versions. */
export const storedView = memoizedByState((state, viewer: Seat | null) =>
  storeView(viewOf(state, viewer)),
);

/**
 * The difference between a seat's view and the public one, without tokens. It is only compared,
 * never sent, so it uses the internal form, which is faster to make.
 */
export const privateKnowledge = memoizedByState((state, seat: Seat) =>
  JSON.stringify(
    diff(viewOf(state, null), viewOf(state, seat)).filter(([path]) => !isTokens(path)),
  ),
);

const isTokens = ([whole, , field]: PatchPath) => whole === 'players' && field === 'vp';

/** The difference between a seat's view and the public one, as it is sent. */
export const ownPatch = memoizedByState((state, seat: Seat) =>
  JSON.stringify(diff(storedView(state, null), storedView(state, seat))),
);

/** Caches results by state, because a change uses each view several times. States are immutable. */
function memoizedByState<Viewer, Seen>(make: (state: GameState, viewer: Viewer) => Seen) {
  const made = new WeakMap<GameState, Map<Viewer, Seen>>();
  return (state: GameState, viewer: Viewer): Seen => {
    const known = made.get(state) ?? new Map<Viewer, Seen>();
    made.set(state, known);
    const seen = known.get(viewer) ?? make(state, viewer);
    known.set(viewer, seen);
    return seen;
  };
}

/** Module versions of a match, also before it begins. */
export const modulesFor = (record: Pick<MatchRecord, 'rules' | 'seats'>): Versions =>
  storedVersions({ options: { ...record.rules, seats: publicSeats(record).map(engineSeat) } });

/** Reason why a record cannot be read. `fromTheFuture`: a later release wrote it. */
export type Unreadable = 'damaged' | 'fromTheFuture';

/** Restores a game from its stored state, without setup or replay. */
export function restoreGame(stored: unknown): Result<GameState, Unreadable> {
  const state = restore(stored);
  if (!isRefusal(state)) return ok(state);
  return err(state.code === 'fromTheFuture' ? state.code : 'damaged');
}
