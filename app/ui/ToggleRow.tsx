import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useIsLargeText } from './base/windowShape';
import { RowTexts } from './RowTexts';
import { Touchable } from './Touchable';
import { useTheme } from './theme/theme';
import { radius, space, stroke, touchTarget } from './tokens/scale';

type ToggleRowProps = Readonly<{
  label: string;
  /** One line about the effect. */
  description?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  testID?: string;
}>;

/** A switch. A tick inside the knob shows the state without colour. */
function Switch({ on }: Readonly<{ on: boolean }>) {
  const { colors } = useTheme();
  const track = {
    backgroundColor: on ? colors.primary : colors.sunken,
    borderColor: on ? colors.primaryEdge : colors.borderStrong,
  };
  const knob = {
    backgroundColor: on ? colors.onPrimary : colors.raised,
    borderColor: on ? colors.primaryEdge : colors.borderStrong,
    transform: [{ translateX: on ? 20 : 0 }],
  };
  return (
    <View style={[styles.track, track]}>
      <View style={[styles.knob, knob]}>
        {on && <Glyph name="check" size={14} tone={'primary'} />}
      </View>
    </View>
  );
}

export function ToggleRow(props: ToggleRowProps) {
  const { label, description, value, onChange, disabled = false, testID } = props;
  const isLarge = useIsLargeText('bodyStrong');
  return (
    <Touchable
      role="switch"
      label={label}
      hint={description}
      state={{ checked: value }}
      disabled={disabled}
      onPress={() => onChange(!value)}
      testID={testID}
      style={[styles.row, isLarge && styles.stacked]}
    >
      <RowTexts title={label} detail={description} alone={isLarge} />
      <Switch on={value} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: touchTarget,
    paddingVertical: space.s,
  },
  /** Large text needs the whole width, so the switch is below it. */
  stacked: { flexDirection: 'column', alignItems: 'flex-start', gap: space.s },
  track: { width: 50, height: 30, borderRadius: radius.pill, borderWidth: stroke.line, padding: 2 },
  knob: {
    width: 23,
    height: 23,
    borderRadius: radius.pill,
    borderWidth: stroke.line,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
