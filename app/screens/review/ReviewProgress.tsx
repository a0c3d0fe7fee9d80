import { StyleSheet, View } from 'react-native';
import { ColonistShipIcon } from '#app/art/icons';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { useTheme } from '#app/ui/theme/theme';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import type { ReviewJob, ReviewJobState } from '#session/review/reviewJob';

type ReviewProgressProps = Readonly<{ job: ReviewJob; state: ReviewJobState }>;

/** Progress of the analysis, with buttons to stop and resume it. */
export function ReviewProgress({ job, state }: ReviewProgressProps) {
  const t = useT();
  const stopped = state.status === 'stopped';
  const done = Math.round(state.progress * 100);
  return (
    <View style={styles.column} testID="review-working">
      <ColonistShipIcon size={96} />
      <Text align="center">{t(stopped ? 'ui:review.stopped' : 'ui:review.working')}</Text>
      <ProgressBar percent={done} spoken={t('ui:review.progress', { percent: done })} />
      <Text variant="label" tone="textMuted">
        {t('ui:review.progress', { percent: done })}
      </Text>
      {stopped ? (
        <Button label={t('ui:review.goOn')} onPress={job.resume} testID="review-go-on" />
      ) : (
        <Button
          kind="secondary"
          label={t('ui:review.stop')}
          onPress={job.stop}
          testID="review-stop"
        />
      )}
    </View>
  );
}

function ProgressBar({ percent, spoken }: Readonly<{ percent: number; spoken: string }>) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View
      accessible
      accessibilityRole="progressbar"
      accessibilityLabel={t('ui:review.title')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={spoken}
      style={[styles.track, { backgroundColor: colors.sunken, borderColor: colors.borderStrong }]}
    >
      <View style={[styles.done, { backgroundColor: colors.primary, width: `${percent}%` }]} />
    </View>
  );
}

const HEIGHT = 16;

const styles = StyleSheet.create({
  column: { alignItems: 'center', justifyContent: 'center', gap: space.l, flexGrow: 1 },
  track: {
    alignSelf: 'stretch',
    height: HEIGHT,
    borderRadius: radius.pill,
    borderWidth: stroke.line,
    overflow: 'hidden',
  },
  done: { height: '100%' },
});
