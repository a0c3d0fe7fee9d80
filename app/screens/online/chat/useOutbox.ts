import { useRef, useState } from 'react';
import type { MatchId, RequestId } from '#protocol/ids';
import type { ChatPhrase } from '#protocol/limits';
import { newRequestId } from '#protocol/requestId';
import type { ChatMessage, OnlineClient } from '#session/online/hub';

export type MessageContent = { readonly text: string } | { readonly phrase: ChatPhrase };

/** A message being sent. It keeps its id when it is sent again, so that it arrives once. */
export interface OutgoingMessage {
  readonly requestId: RequestId;
  readonly content: MessageContent;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Null until the referee has accepted it. */
  readonly messageId: string | null;
}

export interface Outbox {
  /** Messages of this device that have not come back from the server. */
  readonly outgoing: readonly OutgoingMessage[];
  readonly send: (content: MessageContent) => void;
  readonly resend: (message: OutgoingMessage) => void;
}

/** Sends the chat messages of this device, and keeps each until it comes back from the server. */
export function useOutbox(
  client: OnlineClient,
  matchId: MatchId,
  messages: readonly ChatMessage[],
): Outbox {
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([]);
  // Messages are sent one after another, because parallel requests may arrive in the wrong order.
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (requestId: RequestId, some: Partial<OutgoingMessage>) =>
    setOutgoing((all) => all.map((it) => (it.requestId === requestId ? { ...it, ...some } : it)));
  const submit = async ({ requestId, content }: OutgoingMessage) => {
    const asked = await client.call('sendChat', { matchId, requestId, ...content });
    if (asked.ok) change(requestId, { state: 'sent', ...asked.value });
    else change(requestId, { state: 'failed' });
  };
  const enqueue = (message: OutgoingMessage) => {
    last.current = last.current.then(() => submit(message));
  };
  const isReceived = ({ messageId }: OutgoingMessage) =>
    messages.some(({ id }) => id === messageId);
  return {
    outgoing: outgoing.filter((message) => !isReceived(message)),
    send: (content) => {
      const message = {
        requestId: newRequestId(),
        content,
        state: 'sending',
        messageId: null,
      } as const;
      setOutgoing((all) => [...all.filter((it) => !isReceived(it)), message]);
      enqueue(message);
    },
    resend: (message) => {
      change(message.requestId, { state: 'sending' });
      enqueue(message);
    },
  };
}
