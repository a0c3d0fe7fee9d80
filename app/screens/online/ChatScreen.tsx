import type { RouteProps } from '#app/routes/routes';
import { useBack } from '#app/routes/useBack';
import { Screen } from '#app/ui/Screen';
import { useT } from '#i18n/react';
import { isMatchId, type MatchId } from '#protocol/ids';
import { Composer } from './chat/Composer';
import { Messages } from './chat/Messages';
import { useConversation } from './chat/useConversation';
import { Connected, type Connection } from './connection/Connected';
import { NoMatch } from './NoMatch';

/** The players' chat: translated phrases and free text. */
export function ChatScreen({ route }: RouteProps<'Chat'>) {
  const { id } = route.params;
  if (!isMatchId(id)) return <NoMatch why="missing" />;
  return <Connected>{(connection) => <Chat {...connection} id={id} />}</Connected>;
}

function Chat({ id, ...connection }: Connection & Readonly<{ id: MatchId }>) {
  const t = useT();
  const onBack = useBack();
  const conversation = useConversation(connection, id);
  const footer = <Composer onSend={conversation.send} />;
  return (
    <Screen title={t('ui:online.chat')} onBack={onBack} footer={footer} testID="chat">
      <Messages id={id} {...connection} conversation={conversation} />
    </Screen>
  );
}
