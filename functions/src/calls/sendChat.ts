import { callable } from '#functions/call/callable';
import { ALREADY_EXISTS, codeOf } from '#functions/errors/firestore';
import { refuse } from '#functions/errors/refuse';
import { refs } from '#functions/firestore/database';
import { oneOf, optional } from '#functions/input/shape';
import { cleanMessage, nonBlankText } from '#functions/input/text';
import { readMatch } from '#functions/match/pack';
import { idFor } from '#functions/match/random';
import { isMatchId, isRequestId, type MatchId, type UserId } from '#protocol/ids';
import { CHAT_PHRASES, MAX_CHAT_LENGTH } from '#protocol/limits';
import type { ChatDoc } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';

/** Sends free text, or a phrase that each player reads in their own language. */
export const sendChat = callable(
  'sendChat',
  {
    matchId: isMatchId,
    requestId: isRequestId,
    text: optional(nonBlankText(MAX_CHAT_LENGTH)),
    phrase: optional(oneOf(CHAT_PHRASES)),
  },
  async ({ matchId, requestId, text, phrase }, { uid, now }) => {
    if ((text === undefined) === (phrase === undefined)) throw refuse('malformed');
    const said = text === undefined ? null : cleanMessage(text);
    const name = await nameInMatch(matchId, uid);
    const messageId = idFor('chat', uid, requestId);
    const words = { text: said, phrase: phrase ?? null };
    const message: ChatDoc = { protocol: PROTOCOL, uid, name, at: now, ...words };
    await createOnce(matchId, messageId, message);
    return { messageId };
  },
);

async function nameInMatch(matchId: MatchId, uid: UserId): Promise<string> {
  const match = (await refs.match(matchId).get()).data();
  const seat = match && readMatch(match).seats.find((it) => it.uid === uid);
  if (seat === undefined) throw refuse('noSuchMatch');
  return seat.name;
}

async function createOnce(matchId: MatchId, messageId: string, message: ChatDoc): Promise<void> {
  try {
    await refs.chat(matchId, messageId).create({ ...message });
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
  }
}
