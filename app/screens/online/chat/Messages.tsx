import type { Connection } from '#app/screens/online/connection/Connected';
import { PersonSheet } from '#app/screens/online/people/PersonSheet';
import { EmptyState } from '#app/ui/EmptyState';
import { useT } from '#i18n/react';
import type { MatchId } from '#protocol/ids';
import { MessageBubble, OutgoingBubble } from './MessageBubble';
import type { Conversation } from './useConversation';

type MessagesProps = Connection & Readonly<{ id: MatchId; conversation: Conversation }>;

export function Messages({ id, client, profile, conversation }: MessagesProps) {
  const t = useT();
  const { messages, outgoing, resend, opened, open } = conversation;
  return (
    <>
      {messages.length + outgoing.length === 0 && (
        <EmptyState title={t('ui:online.nothingSaid')} body={t('ui:people.saySomething')} />
      )}
      {messages.map((message) => (
        <MessageBubble
          key={message.id}
          message={message}
          isMine={message.uid === client.uid}
          onOpen={() => open(message)}
        />
      ))}
      {outgoing.map((message) => (
        <OutgoingBubble
          key={message.requestId}
          message={message}
          onResend={() => resend(message)}
        />
      ))}
      <PersonSheet
        client={client}
        profile={profile}
        matchId={id}
        person={opened && { uid: opened.uid, name: opened.name }}
        messageId={opened?.id ?? null}
        onClose={() => open(null)}
      />
    </>
  );
}
