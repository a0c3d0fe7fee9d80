import { useEffect, useState } from 'react';
import { useOnlineState } from '#app/services/useOnline';
import type { MatchId, UserId } from '#protocol/ids';
import type { ChatMessage, OnlineClient } from '#session/online/hub';

/** The messages of a match, without those of muted players. */
export function useChat(
  client: OnlineClient,
  id: MatchId,
  muted: readonly UserId[],
  isOn = true,
): readonly ChatMessage[] {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  useEffect(
    () => (isOn ? client.chatOf(id)((said) => setMessages(said ?? [])) : undefined),
    [client, id, isOn],
  );
  return messages.filter(({ uid }) => !muted.includes(uid));
}

/** Number of unread messages of other players. */
export function useUnread(
  client: OnlineClient,
  id: MatchId,
  muted: readonly UserId[],
  isMember: boolean,
): number {
  const messages = useChat(client, id, muted, isMember);
  const { read } = useOnlineState();
  return messages.filter(({ uid, at }) => uid !== client.uid && at > (read[id] ?? 0)).length;
}
