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
  /** Name for screen readers. */
  label: string;
  /** The effect of touching it. */
  hint?: string;
  /** Name in the legend. Without it the legend shows label and hint. */
  legend?: string;
  /** The label repeats the text inside, so browsers may read that instead. */
  labelIsContent?: boolean;
  onPress: () => void;
  disabled?: boolean;
  /** This is a legal choice, so the keyboard focus starts here. */
  offered?: boolean;
  role?: AccessibilityRole;
  state?: TouchableState;
  testID?: string;
  /** A function defines the pressed and disabled looks; other styles fade. */
  style?: StyleProp<ViewStyle> | ((pressed: boolean) => StyleProp<ViewStyle>);
  children: ReactNode;
  ref?: Ref<View>;
}>;

/**
 * Base of everything that can be tapped: a large enough target, a visible focus, a label and a
 * hint. Browsers use Touchable.web.tsx.
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

/** The target for the legend; null if there is nothing to add to the label. */
export function thingOf({ legend, label, hint }: TouchableProps): Thing | null {
  if (legend === undefined && hint === undefined) return null;
  return { name: legend, label: hint ? `${label}. ${hint}` : label };
}

/** A long press shows the legend. With a screen reader it is read out. */
function explainedBy(thing: Thing, label: string) {
  return {
    onTouchStart: () => claimTouch(thing),
    accessibilityActions: [{ name: 'longpress', label }],
    onAccessibilityAction: () => announce(asOneText(legendText(thing))),
  };
}

/** Stores the position of a press. Presses by screen readers have none. */
function noteFinger(event?: GestureResponderEvent): void {
  const { pageX: x, pageY: y } = event?.nativeEvent ?? {};
  if (x !== undefined && y !== undefined) notePress({ x, y, width: 0, height: 0 });
}
