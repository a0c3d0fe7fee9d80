import type { ReactNode } from 'react';
import { ActivityIndicator, StyleSheet, View, type ViewStyle } from 'react-native';
import { Text } from './Text';
import { Touchable } from './Touchable';
import { useTheme } from './theme';
import { radius, space, stroke, touchTarget } from './tokens/scale';
import type { Colors } from './tokens/themes';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Readonly<{
  label: string;
  onPress: () => void;
  kind?: ButtonKind;
  /** What pressing it would bring, read after the label. */
  hint?: string;
  /** Read in place of the label where the label alone would not be understood. */
  spokenLabel?: string;
  icon?: ReactNode;
  disabled?: boolean;
  busy?: boolean;
  /** As wide as the column it stands in. */
  wide?: boolean;
  small?: boolean;
  testID?: string;
}>;

type Look = Readonly<{ ground?: keyof Colors; edge?: keyof Colors; ink: keyof Colors }>;

const looks: Readonly<Record<ButtonKind, Look>> = {
  primary: { ground: 'primary', edge: 'primaryEdge', ink: 'onPrimary' },
  secondary: { ground: 'raised', edge: 'borderStrong', ink: 'text' },
  quiet: { ink: 'primary' },
  danger: { ground: 'danger', edge: 'dangerEdge', ink: 'onDanger' },
};
const disabledLook: Look = { ground: 'sunken', edge: 'border', ink: 'textMuted' };

/** A block cut with a heavy lower edge, which sinks when pressed. */
function blockStyle(look: Look, colors: Colors, pressed: boolean): ViewStyle {
  if (!look.ground || !look.edge) return { opacity: pressed ? 0.6 : 1 };
  return {
    backgroundColor: colors[look.ground],
    borderColor: colors[look.edge],
    borderWidth: stroke.line,
    borderBottomWidth: pressed ? stroke.line : stroke.carved,
    marginTop: pressed ? stroke.carved - stroke.line : 0,
  };
}

export function Button(props: ButtonProps) {
  const { colors } = useTheme();
  const { label, kind = 'primary', disabled = false, busy = false, small = false } = props;
  const look = disabled && kind !== 'quiet' ? disabledLook : looks[kind];
  const ink = disabled ? 'textMuted' : look.ink;
  return (
    <Touchable
      label={props.spokenLabel ?? label}
      hint={props.hint}
      onPress={props.onPress}
      disabled={disabled || busy}
      state={{ busy }}
      testID={props.testID}
      style={(pressed) => [
        styles.block,
        small ? styles.small : styles.regular,
        props.wide && styles.wide,
        blockStyle(look, colors, pressed),
      ]}
    >
      <View style={styles.row}>
        {busy ? <ActivityIndicator color={colors[ink]} /> : props.icon}
        <Text
          variant={small ? 'label' : 'bodyStrong'}
          tone={ink}
          align="center"
          style={styles.text}
        >
          {label}
        </Text>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  block: { borderRadius: radius.m, alignItems: 'center' },
  regular: { minHeight: 50, paddingHorizontal: space.l, paddingVertical: space.s },
  small: { minHeight: touchTarget, paddingHorizontal: space.m, paddingVertical: space.xs },
  wide: { alignSelf: 'stretch' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  text: { flexShrink: 1 },
});
