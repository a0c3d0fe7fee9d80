import { Timestamp } from 'firebase-admin/firestore';
import { callable } from '#functions/call/callable';
import { refuse } from '#functions/errors/refuse';
import { changeDoc } from '#functions/firestore/changeDoc';
import { refs } from '#functions/firestore/database';
import { oneOf, optional } from '#functions/input/shape';
import { readMatch } from '#functions/match/pack';
import { idFor } from '#functions/match/random';
import { chat, read } from '#protocol/documents';
import { isMatchId, isUserId, type MatchId } from '#protocol/ids';
import type { ChatDoc } from '#protocol/match';
import { REPORT_REASONS, type ReportDoc } from '#protocol/reports';

const isMessageId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9]{1,40}$/.test(value);

const DAY = 86_400_000;
const KEPT_DAYS = 180;

/** Reports a player or one of their chat messages to the operators. */
export const report = callable(
  'report',
  {
    matchId: isMatchId,
    uid: isUserId,
    messageId: optional(isMessageId),
    reason: oneOf(REPORT_REASONS),
  },
  async ({ matchId, uid: about, messageId, reason }, { uid: by, now }) => {
    const data = (await refs.match(matchId).get()).data();
    const match = data && readMatch(data);
    if (!match || (!match.isPublic && !match.members.includes(by))) throw refuse('noSuchMatch');
    const said = messageId === undefined ? null : await messageOf(matchId, messageId);
    if (about === by || (said !== null && said.uid !== about)) throw refuse('malformed');
    // The author of a message may have left the match since.
    const name = match.seats.find((it) => it.uid === about)?.name ?? said?.name;
    if (name === undefined) throw refuse('malformed');
    const doc: ReportDoc = {
      by,
      about,
      name,
      said: said && (said.phrase ?? said.text),
      matchId,
      messageId: messageId ?? null,
      reason,
      at: now,
      state: 'open',
    };
    const expireAt = Timestamp.fromMillis(now + KEPT_DAYS * DAY);
    // A second report by the same person about the same thing replaces the first while it is open.
    const ref = refs.report(idFor('report', by, about, matchId, messageId ?? ''));
    await changeDoc(ref, ({ state }) => (state === 'closed' ? null : { ...doc, expireAt }));
    return { matchId };
  },
);

async function messageOf(matchId: MatchId, messageId: string): Promise<ChatDoc> {
  const message = read(chat, (await refs.chat(matchId, messageId).get()).data());
  if (message === null) throw refuse('malformed');
  return message;
}
