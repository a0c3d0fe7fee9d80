import { StyleSheet, View } from 'react-native';
import { Text } from '../../ui/Text';
import { themedStyles } from '../../ui/themed';
import { space, stroke } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { sectionFor } from '../model/tableModel';
import { useRoom } from './useRoom';

/** Decisions that are not about a part of the shared board. */
const OWN_TITLES: Readonly<Record<string, 'placing' | 'extraGood'>> = {
  place: 'placing',
  privilegeGoods: 'extraGood',
};

/** Names the part of the board that is large now, between two rules like a chapter in a book. */
export function SectionTitle() {
  const { decision, view, voice, asked } = useTable();
  const { rule } = useLooks();
  const { tall } = useRoom();
  if (!tall) return null;
  const own = asked === null ? undefined : OWN_TITLES[decision ?? ''];
  const title = own ?? sectionFor(decision, view.role);
  return (
    <View style={styles.row}>
      <View style={rule} />
      <Text variant="heading">{voice.t(`ui:table.section.${title}`)}</Text>
      <View style={rule} />
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  rule: { flex: 1, height: stroke.hair, backgroundColor: colors.borderStrong },
}));

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingBottom: space.m },
});
