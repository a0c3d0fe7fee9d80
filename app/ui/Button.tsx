import type { ReactNode } from 'react';
import { ActivityIndicator, StyleSheet, View, type ViewStyle } from 'react-native';
import { Text } from './base/Text';
import { Touchable } from './Touchable';
import { useTheme } from './theme/theme';
import { themedStyles } from './theme/themed';
import { radius, space, stroke, touchTarget } from './tokens/scale';
import type { Colors } from './tokens/themes';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Readonly<{
  label: string;
  onPress: () => void;
  kind?: ButtonKind;
  /** Describes the effect. Screen readers read it after the label. */
  hint?: string;
  /** Read in place of the label if the label is unclear without context. */
  spokenLabel?: string;
  icon?: ReactNode;
  disabled?: boolean;
  busy?: boolean;
  /** Fills the width of its column. */
  wide?: boolean;
  small?: boolean;
  testID?: string;
}>;

const INKS: Readonly<Record<ButtonKind, keyof Colors>> = {
  primary: 'onPrimary',
  secondary: 'text',
  quiet: 'primary',
  danger: 'onDanger',
};

/** A block with a heavy lower edge. */
const block = (backgroundColor: string, borderColor: string): ViewStyle => ({
  backgroundColor,
  borderColor,
  borderWidth: stroke.line,
  borderBottomWidth: stroke.carved,
});

const useBlocks = themedStyles(({ colors }) => ({
  primary: block(colors.primary, colors.primaryEdge),
  secondary: block(colors.raised, colors.borderStrong),
  danger: block(colors.danger, colors.dangerEdge),
  disabled: block(colors.sunken, colors.border),
  quiet: {},
}));

export function Button(props: ButtonProps) {
  const { colors } = useTheme();
  const blocks = useBlocks();
  const { label, kind = 'primary', disabled = false, busy = false, small = false } = props;
  const quiet = kind === 'quiet';
  const ink = disabled ? 'textMuted' : INKS[kind];
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
        small && quiet && styles.slight,
        props.wide && styles.wide,
        blocks[disabled && !quiet ? 'disabled' : kind],
        pressed && (quiet ? styles.faint : styles.sunk),
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
  block: { borderRadius: radius.m, alignItems: 'center', maxWidth: '100%' },
  regular: { minHeight: 50, paddingHorizontal: space.l, paddingVertical: space.s },
  small: { minHeight: touchTarget, paddingHorizontal: space.m, paddingVertical: space.xs },
  /** Needs less padding, because it has no edge. */
  slight: { paddingHorizontal: space.s },
  sunk: { borderBottomWidth: stroke.line, marginTop: stroke.carved - stroke.line },
  faint: { opacity: 0.6 },
  wide: { alignSelf: 'stretch' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  text: { flexShrink: 1 },
});
