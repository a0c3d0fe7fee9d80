import type { MatchId, UserId } from '#protocol/ids';
import type { ChatPhrase } from '#protocol/limits';
import type { ChatDoc, MatchInfo } from '#protocol/match';
import type { NoticeKind } from '#protocol/profile';

/** An event to tell one person. The id names the event, however often it is reported. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly uid: UserId;
  readonly matchId: MatchId;
  /** The other players. */
  readonly names: readonly string[];
  readonly chat: ChatExcerpt | null;
}

export interface ChatExcerpt {
  readonly uid: UserId;
  readonly author: string;
  readonly text: string | null;
  readonly phrase: ChatPhrase | null;
}

/** The notices after a match changed. */
export function noticesOf(matchId: MatchId, before: MatchInfo, after: MatchInfo): Notice[] {
  const tell = (kind: NoticeKind) => (uid: UserId) =>
    notice(matchId, after, kind, uid, `${after.version}`);
  const begins = before.status === 'lobby' && after.status === 'running';
  const ends = before.status === 'running' && after.status === 'over';
  const turns = after.toAct.filter((uid) => isCalled(uid) || (isAsked(uid) && !isHere(uid)));
  const reminders = after.reminded.filter((uid) => !before.reminded.includes(uid));
  const started = begins
    ? after.members.filter((uid) => needsStart(uid) && uid !== after.owner)
    : [];
  const over = ends ? after.members : [];

  function isAsked(uid: UserId): boolean {
    return !before.toAct.includes(uid) && !isBack(uid);
  }
  /** A person who is playing sees the turn, and is called later otherwise. */
  function isHere(uid: UserId): boolean {
    return after.here?.includes(uid) === true;
  }
  function isCalled(uid: UserId): boolean {
    return after.called?.includes(uid) === true && before.called?.includes(uid) !== true;
  }
  /** A person who has just claimed the seat is looking. */
  function isBack(uid: UserId): boolean {
    const leftIn = (doc: MatchInfo) => doc.seats.find((seat) => seat.uid === uid)?.left ?? null;
    return leftIn(before) !== null && leftIn(after) === null;
  }
  /** One message is enough: a turn also says that the match has started. */
  function needsStart(uid: UserId): boolean {
    return !turns.includes(uid);
  }
  return [
    ...turns.map(tell('turn')),
    ...reminders.map(tell('reminder')),
    ...started.map(tell('started')),
    ...over.map(tell('over')),
  ];
}

/** The notices for the others after a chat message. */
export function chatNotices(
  matchId: MatchId,
  messageId: string,
  { uid: author, name, text, phrase }: ChatDoc,
  match: MatchInfo,
): Notice[] {
  const chat = { uid: author, author: name, text, phrase };
  return match.members
    .filter((uid) => uid !== author)
    .map((uid) => ({ ...notice(matchId, match, 'chat', uid, messageId), chat }));
}

function notice(
  matchId: MatchId,
  match: MatchInfo,
  kind: NoticeKind,
  uid: UserId,
  moment: string,
): Notice {
  const others = match.seats.filter((seat) => seat.uid !== uid && seat.kind !== 'open');
  const names = others.map(({ name }) => name);
  return { id: `${matchId}-${kind}-${moment}-${uid}`, kind, uid, matchId, names, chat: null };
}
