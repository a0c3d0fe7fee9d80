import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import type { Weighed } from '#app/text/hints';
import { Text } from '#app/ui/base/Text';
import { IconButton } from '#app/ui/IconButton';
import { themedStyles } from '#app/ui/theme/themed';
import { space, stroke } from '#app/ui/tokens/scale';
import { useAnnounced } from '#app/ui/useAnnounced';
import { ChoiceTable } from './ChoiceTable';

/** The answer to the last tap, with a link to the rule behind it. */
export function NoteLine() {
  const { voice, showRules } = useTable();
  const { note } = useChoosing();
  const { ground } = useLooks();
  useAnnounced(note === null ? '' : [note.text, ...note.choices.map(spokenOf)].join(' '));
  if (note === null) return null;
  const { text, tone, topic, choices } = note;
  return (
    <View style={[styles.row, ground]}>
      <View style={styles.text} testID="note">
        {text !== '' && (
          <Text variant="label" tone={tone}>
            {text}
          </Text>
        )}
        {choices.length > 0 && <ChoiceTable choices={choices} />}
      </View>
      {topic !== null && showRules && (
        <IconButton
          icon={<Glyph name="question" size={18} tone="primary" />}
          label={voice.t('ui:table.ruleOf')}
          onPress={() => showRules(topic)}
          testID="to-rule"
        />
      )}
    </View>
  );
}

const spokenOf = ({ spoken }: Weighed) => spoken;

const useLooks = themedStyles(({ colors }) => ({
  ground: { backgroundColor: colors.raised, borderColor: colors.borderStrong },
}));

const styles = StyleSheet.create({
  /** Overlaps the bottom of the board, so that nothing moves when it appears. */
  row: {
    position: 'absolute',
    bottom: '100%',
    left: 0,
    right: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.s,
    borderTopWidth: stroke.hair,
  },
  text: { flex: 1, gap: space.xs },
});
