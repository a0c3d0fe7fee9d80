import { useRef, useState } from 'react';
import type { MatchId, RequestId } from '#protocol/ids';
import type { ChatPhrase } from '#protocol/limits';
import { newRequestId } from '#protocol/requestId';
import type { ChatMessage, OnlineClient } from '#session/online/hub';

export type Said = { readonly text: string } | { readonly phrase: ChatPhrase };

/** A message on its way: it keeps its id when it is sent again, so it is said once. */
export interface Letter {
  readonly requestId: RequestId;
  readonly said: Said;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Known once the referee has taken it. */
  readonly messageId: string | null;
}

export interface Outbox {
  /** What was said here and is not among the messages yet. */
  readonly letters: readonly Letter[];
  readonly say: (said: Said) => void;
  readonly again: (letter: Letter) => void;
}

/** What this device has said in a match, until it comes back as everybody hears it. */
export function useOutbox(
  client: OnlineClient,
  matchId: MatchId,
  messages: readonly ChatMessage[],
): Outbox {
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  // One after the other: two that are under way at once may be heard the wrong way round.
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (requestId: RequestId, some: Partial<Letter>) =>
    setLetters((all) => all.map((it) => (it.requestId === requestId ? { ...it, ...some } : it)));
  const send = async ({ requestId, said }: Pick<Letter, 'requestId' | 'said'>) => {
    const asked = await client.call('sendChat', { matchId, requestId, ...said });
    if ('answer' in asked) change(requestId, { state: 'sent', ...asked.answer });
    else change(requestId, { state: 'failed' });
  };
  const post = (letter: Letter) => {
    last.current = last.current.then(() => send(letter));
  };
  const isHeard = ({ messageId }: Letter) => messages.some(({ id }) => id === messageId);
  return {
    letters: letters.filter((letter) => !isHeard(letter)),
    say: (said) => {
      const letter = {
        requestId: newRequestId(),
        said,
        state: 'sending',
        messageId: null,
      } as const;
      setLetters((all) => [...all.filter((it) => !isHeard(it)), letter]);
      post(letter);
    },
    again: (letter) => {
      change(letter.requestId, { state: 'sending' });
      post(letter);
    },
  };
}
