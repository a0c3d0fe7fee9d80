import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';
import type { MatchId, UserId } from '../../../src/protocol/ids';
import type { OnlineClient } from '../../../src/session/online/hub';
import type { ChatMessage } from '../../../src/session/online/wish';

/** What was said in a match, without those whom this player has muted. */
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

/** Messages of others since the table was last in front. */
export function useUnread(
  client: OnlineClient,
  id: MatchId,
  muted: readonly UserId[],
  isMember: boolean,
): number {
  const messages = useChat(client, id, muted, isMember);
  const [since, setSince] = useState(Date.now);
  useFocusEffect(useCallback(() => setSince(Date.now()), []));
  return messages.filter(({ uid, at }) => uid !== client.uid && at > since).length;
}
