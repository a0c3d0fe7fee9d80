import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ChapterText } from '#app/table/log/LogSheet';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { themedStyles } from '#app/ui/theme/themed';
import { columnWidth, radius, space, stroke } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { CatchUp } from './useCatchUp';

/** Panel at the bottom of the table with the events that the player has missed. */
export function CatchUpPanel({ catchUp }: Readonly<{ catchUp: CatchUp }>) {
  const t = useT();
  const { bottom } = useSafeAreaInsets();
  const { ground } = useLooks();
  const { missed, step, next, close } = catchUp;
  if (missed.length === 0) return null;
  const told = step === null ? missed : missed.slice(step, step + 1);
  const isLast = step === missed.length - 1;
  return (
    <View
      style={[styles.panel, ground, { paddingBottom: Math.max(bottom, space.m) }]}
      role="region"
      aria-label={t('ui:table.recap')}
      testID="catch-up"
    >
      <Text variant="heading">{t('ui:table.recap')}</Text>
      <ScrollView style={styles.log} contentContainerStyle={styles.chapters} tabIndex={0}>
        {told.map((chapter) => (
          <ChapterText key={chapter.number} chapter={chapter} />
        ))}
      </ScrollView>
      <View style={styles.buttons}>
        <Button
          kind="secondary"
          label={t(step === null ? 'ui:table.catchUpDone' : 'ui:table.catchUpSkip')}
          onPress={close}
          testID="catch-up-close"
        />
        {!isLast && (
          <View style={styles.grow}>
            <Button
              wide
              label={t(step === null ? 'ui:table.catchUpSteps' : 'ui:table.catchUpNext')}
              onPress={next}
              testID="catch-up-next"
            />
          </View>
        )}
      </View>
    </View>
  );
}

const useLooks = themedStyles(({ colors }) => ({
  ground: { backgroundColor: colors.raised, borderColor: colors.borderStrong },
}));

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    bottom: 0,
    width: '100%',
    maxWidth: columnWidth,
    alignSelf: 'center',
    gap: space.s,
    padding: space.m,
    borderTopWidth: stroke.carved,
    borderTopLeftRadius: radius.l,
    borderTopRightRadius: radius.l,
  },
  log: { maxHeight: 220, flexGrow: 0 },
  chapters: { gap: space.m },
  buttons: { flexDirection: 'row', gap: space.s },
  grow: { flex: 1 },
});
