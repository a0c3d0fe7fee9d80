import { StyleSheet, View } from 'react-native';
import { themedStyles } from '#app/ui/theme/themed';
import { radius, stroke } from '#app/ui/tokens/scale';
import type { CardProgress } from '#engine';

/** Progress of a card as a bar. The text beside it says the same. */
export function Progress({ have, need }: Pick<CardProgress, 'have' | 'need'>) {
  const looks = useLooks();
  const width = `${Math.round((100 * Math.min(have, need)) / Math.max(1, need))}%` as const;
  return (
    <View style={[styles.track, looks.track]} aria-hidden importantForAccessibility="no">
      <View style={[styles.fill, looks.fill, { width }]} />
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  track: { backgroundColor: colors.sunken, borderColor: colors.borderStrong },
  fill: { backgroundColor: colors.positive },
}));

const styles = StyleSheet.create({
  track: { height: 6, borderRadius: radius.pill, borderWidth: stroke.hair, overflow: 'hidden' },
  fill: { height: '100%' },
});
