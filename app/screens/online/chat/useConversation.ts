import { useEffect, useState } from 'react';
import type { Connection } from '#app/screens/online/connection/Connected';
import { mutedPeople } from '#app/screens/online/people/blockLists';
import { useServices } from '#app/services/services';
import type { MatchId } from '#protocol/ids';
import type { ChatMessage } from '#session/online/hub';
import { type Outbox, useOutbox } from './useOutbox';
import { useChat } from './useUnread';

export interface Conversation extends Outbox {
  readonly messages: readonly ChatMessage[];
  /** The tapped message, whose author's actions are shown. */
  readonly opened: ChatMessage | null;
  readonly open: (message: ChatMessage | null) => void;
}

/** The messages of a match, received and outgoing. */
export function useConversation({ client, profile }: Connection, id: MatchId): Conversation {
  const messages = useChat(client, id, mutedPeople(profile));
  const { online } = useServices();
  const last = Math.max(0, ...messages.map(({ at }) => at));
  useEffect(() => online.markRead(id, last), [online, id, last]);
  const outbox = useOutbox(client, id, messages);
  const [opened, open] = useState<ChatMessage | null>(null);
  return { messages, ...outbox, opened, open };
}
