import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { StyleSheet, unstable_createElement } from 'react-native-web';
import { plainView } from './base/Box.web';
import { notePress } from './base/lastPress';
import type { TouchableProps } from './Touchable';
import { touchableStyle, useRing } from './touchableLook';

/**
 * Uses the browser's buttons, which handle touch, mouse and keyboard. Pressable implements all that
 * again, which is noticeably slow for the fifty buttons of a table. See Box.
 */
export function Touchable(props: TouchableProps) {
  const { disabled = false, role = 'button', state } = props;
  const { ring } = useRing();
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const press = (event: SyntheticEvent) => {
    event.stopPropagation();
    notePress(event.currentTarget.getBoundingClientRect());
    props.onPress();
  };
  const release = () => setPressed(false);
  return unstable_createElement('div', {
    ref: props.ref,
    role,
    testID: props.testID,
    dataSet: dataOf(props),
    tabIndex: disabled ? -1 : 0,
    'aria-label': spokenLabel(props),
    'aria-disabled': disabled || undefined,
    'aria-busy': state?.busy,
    'aria-checked': state?.checked,
    'aria-expanded': state?.expanded,
    // In ARIA, buttons are pressed; only tabs, options and similar roles are selected.
    [role === 'button' ? 'aria-pressed' : 'aria-selected']: state?.selected,
    ...(!disabled && { onClick: press, onPointerDown: () => setPressed(true) }),
    // Buttons handle keys already.
    ...(!disabled && role !== 'button' && { onKeyDown: pressByKey(press) }),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onFocus: () => setFocused(isFocusFromKeyboard()),
    onBlur: () => setFocused(false),
    style: [
      styles.plain,
      !disabled && styles.active,
      touchableStyle(props, pressed),
      focused && ring,
    ],
    children: props.children,
  });
}

/** Data attributes for the keyboard and the legend. */
const dataOf = ({ offered, legend, hint }: TouchableProps) => ({
  ...(offered && { offered: true }),
  ...((legend ?? hint) !== undefined && { legend: legend ?? '' }),
});

/** Browsers have no hints, so the label includes it. */
function spokenLabel({ label, hint, labelIsContent }: TouchableProps): string | undefined {
  if (hint) return `${label}. ${hint}`;
  return labelIsContent ? undefined : label;
}

function pressByKey(press: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press(event);
  };
}

/** Only keyboard focus shows a ring, not mouse clicks. */
const isFocusFromKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false;

const styles = StyleSheet.create({
  plain: {
    ...plainView,
    // Resets the browser's style of buttons.
    appearance: 'none',
    backgroundColor: 'transparent',
    margin: 0,
    outlineStyle: 'none',
    padding: 0,
    textAlign: 'inherit',
    touchAction: 'manipulation',
    userSelect: 'none',
  },
  active: { cursor: 'pointer' },
});
