import { type StyleProp, StyleSheet, type ViewStyle } from 'react-native';
import type { TouchableProps } from './Touchable';
import { themedStyles } from './theme/themed';
import { touchTarget } from './tokens/scale';

type Looks = Pick<TouchableProps, 'style' | 'disabled'>;

/** Style of a touchable in its current state. */
export function touchableStyle(
  { style, disabled = false }: Looks,
  isPressed: boolean,
): StyleProp<ViewStyle> {
  const pressed = isPressed && !disabled;
  if (typeof style === 'function') return [styles.target, style(pressed)];
  return [styles.target, style, pressed && styles.pressed, disabled && styles.disabled];
}

/** Ring around the element with the keyboard focus. */
export const useRing = themedStyles(({ colors }) => ({
  ring: {
    outlineColor: colors.focus,
    outlineStyle: 'solid',
    outlineWidth: 3,
    outlineOffset: 2,
  },
}));

const styles = StyleSheet.create({
  target: { minHeight: touchTarget, minWidth: touchTarget, justifyContent: 'center' },
  pressed: { opacity: 0.7 },
  disabled: { opacity: 0.5 },
});
