import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { Field } from '#app/screens/shared/Field';
import { Button } from '#app/ui/Button';
import { Chip } from '#app/ui/Chip';
import { IconButton } from '#app/ui/IconButton';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { CHAT_PHRASES, MAX_CHAT_LENGTH } from '#protocol/limits';
import type { MessageContent } from './useOutbox';

/** Input for free text, or for phrases that everybody reads in their own language. */
export function Composer({ onSend }: Readonly<{ onSend: (content: MessageContent) => void }>) {
  const t = useT();
  const [text, setText] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const words = text.trim();
  const send = () => {
    if (words === '') return;
    onSend({ text: words });
    setText('');
  };
  return (
    <View style={styles.composer}>
      {isChoosing && (
        <View style={styles.chips}>
          {CHAT_PHRASES.map((phrase) => (
            <Chip
              key={phrase}
              label={t(`ui:online.phrases.${phrase}`)}
              onPress={() => onSend({ phrase })}
              testID={`phrase-${phrase}`}
            />
          ))}
        </View>
      )}
      <View style={styles.line}>
        <View style={styles.fill}>
          <Field
            kind="message"
            label={t('ui:online.say')}
            value={text}
            maxLength={MAX_CHAT_LENGTH}
            onChange={setText}
            onDone={send}
            testID="chat-text"
          />
        </View>
        <IconButton
          icon={<Glyph name={isChoosing ? 'down' : 'phrases'} />}
          label={t('ui:online.phrasesTitle')}
          state={{ expanded: isChoosing }}
          onPress={() => setIsChoosing(!isChoosing)}
          testID="phrases"
        />
        <Button
          label={t('ui:online.send')}
          onPress={send}
          disabled={words === ''}
          testID="chat-send"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  composer: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  fill: { flex: 1 },
});
