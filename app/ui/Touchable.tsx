import { type ReactNode, type Ref, useState } from 'react';
import {
  type AccessibilityRole,
  type GestureResponderEvent,
  Pressable,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';
import { useT } from '#i18n/react';
import { announce } from './announce';
import { notePress } from './base/lastPress';
import { claimTouch } from './legend/LegendRoot';
import { asOneText, legendText, type Thing, wasHeld } from './legend/legend';
import { touchableStyle, useRing } from './touchableLook';

export type TouchableState = Readonly<{
  selected?: boolean;
  checked?: boolean;
  expanded?: boolean;
  busy?: boolean;
}>;

export type TouchableProps = Readonly<{
  /** Its name for a screen reader. */
  label: string;
  /** The effect of touching it. */
  hint?: string;
  /** By which the legend knows it; without a name it says label and hint. */
  legend?: string;
  /** The label only repeats what is written inside, so a browser may read that instead. */
  labelIsContent?: boolean;
  onPress: () => void;
  disabled?: boolean;
  /** It is a choice that may be made now: the keyboard starts here. */
  offered?: boolean;
  role?: AccessibilityRole;
  state?: TouchableState;
  testID?: string;
  /** A function says itself how it looks when pressed or disabled; anything else fades. */
  style?: StyleProp<ViewStyle> | ((pressed: boolean) => StyleProp<ViewStyle>);
  children: ReactNode;
  ref?: Ref<View>;
}>;

/**
 * Everything that can be tapped: a large enough target, a visible focus, a label and a hint. The
 * browser has one of its own, Touchable.web.tsx.
 */
export function Touchable(props: TouchableProps) {
  const { disabled = false, role = 'button', state } = props;
  const { ring } = useRing();
  const [focused, setFocused] = useState(false);
  const t = useT();
  const thing = thingOf(props);
  return (
    <Pressable
      ref={props.ref}
      accessibilityRole={role}
      accessibilityLabel={props.label}
      accessibilityHint={props.hint}
      accessibilityState={{ ...state, disabled }}
      aria-checked={state?.checked}
      aria-selected={state?.selected}
      aria-expanded={state?.expanded}
      disabled={disabled}
      {...(thing && explainedBy(thing, t('ui:legend.explain')))}
      onPress={(event) => {
        if (wasHeld()) return;
        noteFinger(event);
        props.onPress();
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      testID={props.testID}
      style={({ pressed }) => [touchableStyle(props, pressed), focused && ring]}
    >
      {props.children}
    </Pressable>
  );
}

/** The thing that the legend explains; null where there is nothing to add to the label. */
export function thingOf({ legend, label, hint }: TouchableProps): Thing | null {
  if (legend === undefined && hint === undefined) return null;
  return { name: legend, label: hint ? `${label}. ${hint}` : label };
}

/** Held by a finger it shows its card; a screen reader's long press has the same read out. */
function explainedBy(thing: Thing, label: string) {
  return {
    onTouchStart: () => claimTouch(thing),
    accessibilityActions: [{ name: 'longpress', label }],
    onAccessibilityAction: () => announce(asOneText(legendText(thing))),
  };
}

/** A screen reader presses without a finger, and then there is no place. */
function noteFinger(event?: GestureResponderEvent): void {
  const { pageX: x, pageY: y } = event?.nativeEvent ?? {};
  if (x !== undefined && y !== undefined) notePress({ x, y, width: 0, height: 0 });
}
