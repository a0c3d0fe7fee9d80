import { StyleSheet, View } from 'react-native';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, stroke } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { sectionFor } from '../model/tableModel';
import { useRoom } from './useRoom';

/** Names the part of the board that is large now, between two rules like a chapter in a book. */
export function SectionTitle() {
  const { decision, view, voice, asked } = useTable();
  const { colors } = useTheme();
  const { tall } = useRoom();
  if (!tall) return null;
  const placing = asked !== null && decision === 'place';
  const title = placing ? 'placing' : sectionFor(decision, view.role);
  const rule = [styles.rule, { backgroundColor: colors.borderStrong }];
  return (
    <View style={styles.row}>
      <View style={rule} />
      <Text variant="heading">{voice.t(`ui:table.section.${title}`)}</Text>
      <View style={rule} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingBottom: space.m },
  rule: { flex: 1, height: stroke.hair },
});
