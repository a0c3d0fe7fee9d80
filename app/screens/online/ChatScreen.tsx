import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT } from '../../../src/i18n/react';
import { isMatchId, type MatchId } from '../../../src/protocol/ids';
import { CHAT_PHRASES, MAX_CHAT_LENGTH } from '../../../src/protocol/limits';
import { type ChatMessage, newRequestId } from '../../../src/session/online/wish';
import { Glyph } from '../../art/Glyph';
import type { RouteProps } from '../../navigation/routes';
import { useBack } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { Field } from '../shared/Field';
import { Connected, type Connection } from './Connected';
import { NoMatch } from './NoMatch';
import { useAsk } from './useOnline';
import { useChat } from './useUnread';

/** What the players say to each other: phrases everybody understands, and words of their own. */
export function ChatScreen({ route }: RouteProps<'Chat'>) {
  const { id } = route.params;
  if (!isMatchId(id)) return <NoMatch why="missing" />;
  return <Connected>{(connection) => <Chat {...connection} id={id} />}</Connected>;
}

function Chat({ client, profile, id }: Connection & Readonly<{ id: MatchId }>) {
  const t = useT();
  const onBack = useBack();
  const messages = useChat(client, id, profile.muted);
  const others = [
    ...new Map(
      messages.filter(({ uid }) => uid !== client.uid).map(({ uid, name }) => [uid, name]),
    ),
  ];
  const setMuted = (muted: typeof profile.muted) => client.saveProfile({ ...profile, muted });
  return (
    <Screen title={t('ui:online.chat')} onBack={onBack} footer={<Composer id={id} />} testID="chat">
      {messages.length === 0 && <EmptyState title={t('ui:online.nothingSaid')} />}
      {messages.map((message) => (
        <Message key={message.id} message={message} isMine={message.uid === client.uid} />
      ))}
      <View style={styles.chips}>
        {others.map(([uid, name]) => (
          <Chip
            key={uid}
            label={t('ui:online.mute', { name })}
            icon={<Glyph name="hidden" size={16} />}
            onPress={() => void setMuted([...profile.muted, uid])}
            testID={`mute-${uid}`}
          />
        ))}
        {profile.muted.length > 0 && (
          <Chip
            label={t('ui:online.unmute')}
            icon={<Glyph name="eye" size={16} />}
            onPress={() => void setMuted([])}
            testID="unmute"
          />
        )}
      </View>
    </Screen>
  );
}

function Message({ message, isMine }: Readonly<{ message: ChatMessage; isMine: boolean }>) {
  const t = useT();
  const { name, phrase } = message;
  const text = phrase === null ? (message.text ?? '') : t(`ui:online.phrases.${phrase}`);
  return (
    <Card tone={isMine ? 'sunken' : 'raised'} style={isMine ? styles.mine : styles.theirs}>
      <View accessible aria-label={t('ui:online.said', { name, text })}>
        <Text variant="caption" tone="textMuted">
          {name}
        </Text>
        <Text>{text}</Text>
      </View>
    </Card>
  );
}

function Composer({ id: matchId }: Readonly<{ id: MatchId }>) {
  const t = useT();
  const ask = useAsk();
  const [text, setText] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const say = async (what: { text: string } | { phrase: (typeof CHAT_PHRASES)[number] }) => {
    const sent = await ask('sendChat', { matchId, requestId: newRequestId(), ...what });
    if (sent !== null && 'text' in what) setText('');
  };
  return (
    <View style={styles.composer}>
      {isChoosing && (
        <View style={styles.chips}>
          {CHAT_PHRASES.map((phrase) => (
            <Chip
              key={phrase}
              label={t(`ui:online.phrases.${phrase}`)}
              onPress={() => void say({ phrase })}
              testID={`phrase-${phrase}`}
            />
          ))}
        </View>
      )}
      <View style={styles.line}>
        <View style={styles.fill}>
          <Field
            label={t('ui:online.say')}
            value={text}
            maxLength={MAX_CHAT_LENGTH}
            onChange={setText}
            testID="chat-text"
          />
        </View>
        <IconButton
          icon={<Glyph name={isChoosing ? 'down' : 'star'} />}
          label={t('ui:online.phrasesTitle')}
          state={{ expanded: isChoosing }}
          onPress={() => setIsChoosing(!isChoosing)}
          testID="phrases"
        />
        <Button
          label={t('ui:online.send')}
          onPress={() => void say({ text: text.trim() })}
          disabled={text.trim() === ''}
          testID="chat-send"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  mine: { alignSelf: 'flex-end', maxWidth: '85%' },
  theirs: { alignSelf: 'flex-start', maxWidth: '85%' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  composer: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  fill: { flex: 1 },
});
