import * as v from 'valibot';
import { type Doc, matchId, userId } from '#protocol/documents';
import type { MatchId, UserId } from '#protocol/ids';
import { CHAT_PHRASES } from '#protocol/limits';
import type { ChatDoc, MatchInfo } from '#protocol/match';
import { NOTICE_KINDS, type NoticeKind } from '#protocol/profile';

/** An event that one person is notified of. The same event always has the same id. */
export const notice = v.object({
  id: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  uid: userId,
  matchId,
  /** Names of the other players. */
  names: v.array(v.string()),
  chat: v.nullable(
    v.object({
      uid: userId,
      author: v.string(),
      text: v.nullable(v.string()),
      phrase: v.nullable(v.picklist(CHAT_PHRASES)),
    }),
  ),
});
export type Notice = Doc<typeof notice>;

/** Notices to send after a match changed. */
export function noticesOf(matchId: MatchId, before: MatchInfo, after: MatchInfo): Notice[] {
  const tell = (kind: NoticeKind) => (uid: UserId) =>
    noticeFor(matchId, after, kind, uid, `${after.version}`);
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
  /** An active person sees the turn in the app, and gets a message later if they do not act. */
  function isHere(uid: UserId): boolean {
    return after.here?.includes(uid) === true;
  }
  function isCalled(uid: UserId): boolean {
    return after.called?.includes(uid) === true && before.called?.includes(uid) !== true;
  }
  /** A person who has just claimed their seat needs no notice. */
  function isBack(uid: UserId): boolean {
    const leftIn = (doc: MatchInfo) => doc.seats.find((seat) => seat.uid === uid)?.left ?? null;
    return leftIn(before) !== null && leftIn(after) === null;
  }
  /** A notice of the first turn also announces the start, so one message is enough. */
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

/** Notices to the other players after a chat message. */
export function chatNotices(
  matchId: MatchId,
  messageId: string,
  { uid: author, name, text, phrase }: ChatDoc,
  match: MatchInfo,
): Notice[] {
  const chat = { uid: author, author: name, text, phrase };
  return match.members
    .filter((uid) => uid !== author)
    .map((uid) => ({ ...noticeFor(matchId, match, 'chat', uid, messageId), chat }));
}

function noticeFor(
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
