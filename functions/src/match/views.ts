import { isSameJson, type JsonRecord, type Seat, storedTokenChange } from '#engine';
import type { UserId } from '#protocol/ids';
import { eventsAfter, type PrivateViewDoc } from '#protocol/match';
import { privateKnowledge } from './gameViews';
import { privatePlies, projectPrivateView } from './project';
import type { MatchRecord } from './recordSchema';
import { seatEntries } from './seats';

/**
 * Sets `viewVersion` of each seat whose private view changed in a way that its client cannot
 * derive from public data. The client then waits for a private view of that version.
 */
export function withViewVersions(before: MatchRecord, after: MatchRecord): MatchRecord {
  const events = eventsAfter(before.version, after.log.plies);
  const isNew = (seat: Seat) =>
    privateContent(before, seat) !== privateContent(after, seat) ||
    !canSumTokens(before, after, seat, events);
  const isOpen = after.status === 'over';
  const seats = seatEntries(after).map(([seat, it]) => ({
    ...it,
    viewVersion: !isOpen && isNew(seat) ? after.version : (before.seats[seat]?.viewVersion ?? 0),
  }));
  return { ...after, seats };
}

function privateContent({ state, log }: MatchRecord, seat: Seat): string | null {
  return state && `${privateKnowledge(state, seat)} ${privatePlies(log, seat)}`;
}

/** Whether a client can compute its own tokens from the public events. */
function canSumTokens(
  before: MatchRecord,
  after: MatchRecord,
  seat: Seat,
  events: readonly JsonRecord[],
): boolean {
  if (before.state === null || after.state === null) return before.state === after.state;
  const { options, players } = after.state;
  if (options.variants.openScores) return true;
  const told = storedTokenChange(events, seat, options);
  return players[seat]?.vp === (before.state.players[seat]?.vp ?? 0) + told;
}

interface OwnView {
  readonly uid: UserId;
  readonly view: PrivateViewDoc;
}

/**
 * The private views to write; all of them if `before` is null. A finished match needs none,
 * because everything is public.
 */
export function changedViews(before: MatchRecord | null, after: MatchRecord): readonly OwnView[] {
  if (after.status === 'over' && before !== null) return [];
  return seatEntries(after).flatMap(
    ([
      seat,
      {
        public: { uid },
        viewVersion,
        orders,
      },
    ]) => {
      const old = before?.seats[seat];
      const isUnchanged = old?.viewVersion === viewVersion && isSameJson(old.orders, orders);
      const view = isUnchanged ? null : projectPrivateView(after, seat);
      return uid !== null && view !== null ? [{ uid, view }] : [];
    },
  );
}
