import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SlideArea } from '#app/ui/motion/gestures';
import { useTheme } from '#app/ui/theme/theme';
import { radius, stroke, touchTarget } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';

const KNOB = 24;

type ScrubberProps = Readonly<{
  step: number;
  last: number;
  /** The position, for screen readers. */
  spoken: string;
  onStep: (step: number) => void;
}>;

/** A slider through the game. The buttons beside it move one step at a time. */
export function Scrubber({ step, last, spoken, onStep }: ScrubberProps) {
  const t = useT();
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const room = Math.max(1, width - KNOB);
  const go = (to: number) => onStep(Math.min(last, Math.max(0, Math.round(to))));
  const goTo = (x: number) => go(((x - KNOB / 2) / room) * last);
  const at = last === 0 ? 0 : (step / last) * room;
  return (
    <SlideArea onSlide={goTo}>
      <View
        accessible
        accessibilityRole="adjustable"
        accessibilityLabel={t('ui:score.scrubber')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={spoken}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={({ nativeEvent }) =>
          go(step + (nativeEvent.actionName === 'increment' ? 1 : -1))
        }
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={styles.target}
        testID="scrubber"
      >
        <View
          style={[
            styles.track,
            { backgroundColor: colors.sunken, borderColor: colors.borderStrong },
          ]}
        />
        <View style={[styles.done, { backgroundColor: colors.primary, width: at + KNOB / 2 }]} />
        <View
          style={[
            styles.knob,
            {
              backgroundColor: colors.raised,
              borderColor: colors.primary,
              transform: [{ translateX: at }],
            },
          ]}
        />
      </View>
    </SlideArea>
  );
}

const TRACK = 8;

const styles = StyleSheet.create({
  target: { height: touchTarget, justifyContent: 'center' },
  track: { height: TRACK, borderRadius: radius.pill, borderWidth: stroke.hair },
  done: { position: 'absolute', height: TRACK, borderRadius: radius.pill },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: radius.pill,
    borderWidth: stroke.carved,
  },
});
