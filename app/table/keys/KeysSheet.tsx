import { StyleSheet, View } from 'react-native';
import { useTable } from '#app/table/model/TableContext';
import { Text } from '#app/ui/base/Text';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import { SHORTCUTS } from './shortcuts';

/** All keyboard shortcuts of the table. */
export function KeysSheet(handle: SheetHandle) {
  const { voice, roles } = useTable();
  const { t } = voice;
  const { cap } = useLooks();
  return (
    <Sheet {...handle} title={t('ui:keys.title')} testID="keys-sheet">
      {([[`1 – ${roles.length}`, 'roles'], ...SHORTCUTS] as const).map(([key, does]) => (
        <View key={key} style={styles.row}>
          <View style={[styles.cap, cap]}>
            <Text variant="label" align="center">
              {key}
            </Text>
          </View>
          <Text style={styles.text}>{t(`ui:keys.${does}`)}</Text>
        </View>
      ))}
    </Sheet>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  cap: { backgroundColor: colors.raised, borderColor: colors.borderStrong },
}));

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  cap: {
    width: 92,
    borderRadius: radius.m,
    borderWidth: stroke.line,
    borderBottomWidth: stroke.carved,
    paddingVertical: space.xs,
  },
  text: { flex: 1 },
});
