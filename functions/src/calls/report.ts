import { callable } from '#functions/call/callable';
import { no } from '#functions/errors/refuse';
import { at } from '#functions/firestore/database';
import { oneOf, optional } from '#functions/input/shape';
import { readMatch } from '#functions/match/pack';
import { idFor } from '#functions/match/random';
import { isMatchId, isUserId, type MatchId } from '#protocol/ids';
import type { ChatDoc } from '#protocol/match';
import { REPORT_REASONS, type ReportDoc } from '#protocol/reports';

const isMessageId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9]{1,40}$/.test(value);

/** Tells the operators about a player, or about something a player said in the chat. */
export const report = callable(
  'report',
  {
    matchId: isMatchId,
    uid: isUserId,
    messageId: optional(isMessageId),
    reason: oneOf(REPORT_REASONS),
  },
  async ({ matchId, uid: about, messageId, reason }, { uid: by, now }) => {
    const data = (await at.match(matchId).get()).data();
    const match = data && readMatch(data);
    if (!match || (!match.isPublic && !match.members.includes(by))) throw no('noSuchMatch');
    const seat = match.seats.find((it) => it.uid === about);
    if (seat === undefined || about === by) throw no('malformed');
    const said = messageId === undefined ? null : await messageOf(matchId, messageId);
    if (said !== null && said.uid !== about) throw no('malformed');
    const doc: ReportDoc = {
      by,
      about,
      name: seat.name,
      said: said && (said.phrase ?? said.text),
      matchId,
      messageId: messageId ?? null,
      reason,
      at: now,
      state: 'open',
    };
    // The same thing reported twice by the same person is one report.
    await at.report(idFor('report', by, about, matchId, messageId ?? '')).set({ ...doc });
    return { matchId };
  },
);

async function messageOf(matchId: MatchId, messageId: string): Promise<ChatDoc> {
  const message = (await at.chat(matchId, messageId).get()).data() as ChatDoc | undefined;
  if (message === undefined) throw no('malformed');
  return message;
}
