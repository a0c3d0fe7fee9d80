import { StyleSheet, View } from 'react-native';
import { Text } from '#app/ui/base/Text';
import { themedStyles } from '#app/ui/theme/themed';
import { space, stroke } from '#app/ui/tokens/scale';

/** The name of a part of the board, between two lines. */
export function Heading({ text }: Readonly<{ text: string }>) {
  const { rule } = useLooks();
  return (
    <View style={styles.row}>
      <View style={rule} />
      <Text variant="heading">{text}</Text>
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
