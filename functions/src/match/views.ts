import { type JsonRecord, type Seat, storedTokenChange } from '#engine';
import type { UserId } from '#protocol/ids';
import { eventsAfter, type PrivateViewDoc } from '#protocol/match';
import { projectPrivateView, toldTo } from './project';
import type { MatchRecord } from './record';
import { isSame } from './same';
import { knownTo } from './stored';

/** From when on phones need their private views: what those show has changed, and nobody was told how. */
export function withViewVersions(before: MatchRecord, after: MatchRecord): MatchRecord {
  const events = eventsAfter(before.version, after.log.plies);
  const isNew = (seat: Seat) =>
    shownTo(before, seat) !== shownTo(after, seat) || !isToldOfTokens(before, after, seat, events);
  const isOpen = after.status === 'over';
  const viewVersions = after.seats.map((_, seat) =>
    !isOpen && isNew(seat as Seat) ? after.version : (before.viewVersions[seat] ?? 0),
  );
  return { ...after, viewVersions };
}

function shownTo({ state, log }: MatchRecord, seat: Seat): string | null {
  return state && `${knownTo(state, seat)} ${toldTo(log, seat)}`;
}

/** Whether a phone that adds up what everybody is told has the right number of its own tokens. */
function isToldOfTokens(
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
 * The views to be written; all of them if there is nothing to compare with. Once everything is revealed,
 * nobody needs a view of their own.
 */
export function ownViews(before: MatchRecord | null, after: MatchRecord): readonly OwnView[] {
  if (after.status === 'over' && before !== null) return [];
  return after.seats.flatMap(({ uid }, seat) => {
    const isKnown =
      before !== null &&
      before.viewVersions[seat] === after.viewVersions[seat] &&
      isSame(before.orders[seat], after.orders[seat]);
    const view = isKnown ? null : projectPrivateView(after, seat as Seat);
    return uid !== null && view !== null ? [{ uid, view }] : [];
  });
}
