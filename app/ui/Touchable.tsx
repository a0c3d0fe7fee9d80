import { type ReactNode, type Ref, useState } from 'react';
import {
  type AccessibilityRole,
  Platform,
  Pressable,
  type PressableStateCallbackType,
  type StyleProp,
  StyleSheet,
  type View,
  type ViewStyle,
} from 'react-native';
import { themedStyles } from './themed';
import { touchTarget } from './tokens/scale';

export type TouchableState = Readonly<{
  selected?: boolean;
  checked?: boolean;
  expanded?: boolean;
  busy?: boolean;
}>;

export type TouchableProps = Readonly<{
  /** What it is, for a screen reader. */
  label: string;
  /** What touching it would do. */
  hint?: string;
  /** The label only repeats what is written inside, so a browser may read that instead. */
  labelIsContent?: boolean;
  onPress: () => void;
  onLongPress?: () => void;
  disabled?: boolean;
  role?: AccessibilityRole;
  state?: TouchableState;
  testID?: string;
  /** A function says itself how it looks when pressed or disabled; anything else fades. */
  style?: StyleProp<ViewStyle> | ((pressed: boolean) => StyleProp<ViewStyle>);
  children: ReactNode;
  ref?: Ref<View>;
}>;

/** Browsers have no hint of their own, so the label carries it there. */
function spokenLabel({ label, hint, labelIsContent }: TouchableProps): string | undefined {
  if (Platform.OS !== 'web') return label;
  if (hint) return `${label}. ${hint}`;
  return labelIsContent ? undefined : label;
}

/** A browser knows buttons as pressed; only tabs, options and the like are selected there. */
function selectedIn(role: AccessibilityRole, selected: boolean | undefined) {
  const isPressed = Platform.OS === 'web' && role === 'button';
  return isPressed ? { 'aria-pressed': selected } : { 'aria-selected': selected };
}

/** Everything that can be tapped: a large enough target, a visible focus, a label and a hint. */
export function Touchable(props: TouchableProps) {
  const { hint, onPress, onLongPress, disabled = false, role = 'button', state } = props;
  const { ring } = useRing();
  const [focused, setFocused] = useState(false);
  const resolve = ({ pressed }: PressableStateCallbackType) => [
    styles.target,
    typeof props.style === 'function'
      ? props.style(pressed && !disabled)
      : [props.style, pressed && styles.pressed, disabled && styles.disabled],
    focused && ring,
  ];
  return (
    <Pressable
      ref={props.ref}
      accessibilityRole={role}
      accessibilityLabel={spokenLabel(props)}
      accessibilityHint={hint}
      accessibilityState={{ ...state, disabled }}
      aria-checked={state?.checked}
      {...selectedIn(role, state?.selected)}
      aria-expanded={state?.expanded}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onLongPress}
      onFocus={() => setFocused(keyboardFocus())}
      onBlur={() => setFocused(false)}
      testID={props.testID}
      style={resolve}
    >
      {props.children}
    </Pressable>
  );
}

/** A ring for every mouse click would be noise: browsers know when focus came from the keyboard. */
function keyboardFocus(): boolean {
  if (Platform.OS !== 'web') return true;
  return document.activeElement?.matches(':focus-visible') ?? false;
}

const useRing = themedStyles(({ colors }) => ({
  ring: { outlineColor: colors.focus, outlineWidth: 3, outlineOffset: 2 },
}));

const styles = StyleSheet.create({
  pressed: { opacity: 0.7 },
  disabled: { opacity: 0.5 },
  target: { minHeight: touchTarget, minWidth: touchTarget, justifyContent: 'center' },
});
