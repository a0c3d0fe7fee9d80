import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { Text } from '#app/ui/base/Text';
import { Card, PressableCard } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import { useLanguage, useT } from '#i18n/react';
import type { ChatMessage } from '#session/online/hub';
import type { MessageContent, OutgoingMessage } from './useOutbox';

type MessageProps = Readonly<{
  message: ChatMessage;
  isMine: boolean;
  /** Opens the actions for the author. */
  onOpen: () => void;
}>;

function useContentText(content: MessageContent): string {
  const t = useT();
  return 'phrase' in content ? t(`ui:online.phrases.${content.phrase}`) : content.text;
}

/** The time, with the day if it was not today. */
function useTimeText(at: number): string {
  const language = useLanguage();
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    ...day,
  }).format(at);
}

export function MessageBubble({ message, isMine, onOpen }: MessageProps) {
  const t = useT();
  const { name, phrase } = message;
  const text = useContentText(phrase === null ? { text: message.text ?? '' } : { phrase });
  const time = useTimeText(message.at);
  const said = t('ui:online.said', { name, text });
  const body = (
    <>
      <View style={styles.line}>
        <Text variant="caption" tone="textMuted" style={styles.fill}>
          {name}
        </Text>
        <Text variant="caption" tone="textMuted">
          {time}
        </Text>
      </View>
      <Text>{text}</Text>
    </>
  );
  if (isMine) {
    return (
      <Card tone="sunken" style={styles.mine}>
        <View accessible aria-label={`${said} ${time}`}>
          {body}
        </View>
      </Card>
    );
  }
  return (
    <PressableCard
      tone="raised"
      label={`${said} ${time}`}
      hint={t('ui:people.about', { name })}
      onPress={onOpen}
      style={styles.theirs}
      testID={`message-${message.id}`}
    >
      {body}
    </PressableCard>
  );
}

type OutgoingProps = Readonly<{ message: OutgoingMessage; onResend: () => void }>;

/** A message of this device that the others have not received yet. */
export function OutgoingBubble({ message, onResend }: OutgoingProps) {
  const t = useT();
  const text = useContentText(message.content);
  if (message.state === 'failed') {
    const label = t('ui:people.notSent');
    return (
      <PressableCard
        tone="raised"
        label={`${text}. ${label}`}
        onPress={onResend}
        style={styles.mine}
        testID="message-failed"
      >
        <Text>{text}</Text>
        <View style={styles.line}>
          <Glyph name="warning" size={14} tone="danger" />
          <Text variant="caption" tone="danger">
            {label}
          </Text>
        </View>
      </PressableCard>
    );
  }
  return (
    <Card tone="sunken" style={styles.mine}>
      <View accessible aria-label={`${text}. ${t('ui:people.sending')}`} testID="message-sending">
        <Text tone="textMuted">{text}</Text>
        <View style={styles.line}>
          <Glyph name="clock" size={14} tone="textMuted" />
          <Text variant="caption" tone="textMuted">
            {t('ui:people.sending')}
          </Text>
        </View>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  mine: { alignSelf: 'flex-end', maxWidth: '85%' },
  theirs: { alignSelf: 'flex-start', maxWidth: '85%' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flexShrink: 1 },
});
