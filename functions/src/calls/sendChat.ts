import { isMatchId, isRequestId, type MatchId, type UserId } from '../../../src/protocol/ids';
import { CHAT_PHRASES, MAX_CHAT_LENGTH } from '../../../src/protocol/limits';
import type { ChatDoc, MatchDoc } from '../../../src/protocol/match';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { spend } from '../call/spend';
import { ALREADY_EXISTS, at, codeOf } from '../database';
import { oneOf, optional } from '../input/shape';
import { lineUpTo } from '../input/text';
import { idFor } from '../match/random';

/** Either words of one's own or a phrase that everybody reads in the own language. */
export const sendChat = callable(
  'sendChat',
  {
    matchId: isMatchId,
    requestId: isRequestId,
    text: optional(lineUpTo(MAX_CHAT_LENGTH)),
    phrase: optional(oneOf(CHAT_PHRASES)),
  },
  async ({ matchId, requestId, text, phrase }, { uid, now }) => {
    if ((text === undefined) === (phrase === undefined)) throw no('malformed');
    const name = await nameInMatch(matchId, uid);
    await spend(uid, 'chat', now);
    const messageId = idFor('chat', uid, requestId);
    const message: ChatDoc = { uid, name, at: now, text: text ?? null, phrase: phrase ?? null };
    await createOnce(matchId, messageId, message);
    return { messageId };
  },
);

async function nameInMatch(matchId: MatchId, uid: UserId): Promise<string> {
  const match = (await at.match(matchId).get()).data() as MatchDoc | undefined;
  const seat = match?.seats.find((it) => it.uid === uid);
  if (seat === undefined) throw no('noSuchMatch');
  return seat.name;
}

async function createOnce(matchId: MatchId, messageId: string, message: ChatDoc): Promise<void> {
  try {
    await at.chat(matchId, messageId).create({ ...message });
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
  }
}
