import { StyleSheet, unstable_createElement } from 'react-native-web';
import type { BoxProps } from './Box';

/**
 * A View of the browser listens for gestures and watches its size, each with effects of its own. The
 * hundreds on a table that only arrange what is in them need none of that.
 */
export function Box({ style, children }: BoxProps) {
  return unstable_createElement('div', { style: [styles.box, style], children });
}

/** As views lie everywhere else. */
export const plainView = {
  alignItems: 'stretch',
  borderStyle: 'solid',
  borderWidth: 0,
  boxSizing: 'border-box',
  display: 'flex',
  flexBasis: 'auto',
  flexDirection: 'column',
  flexShrink: 0,
  minHeight: 0,
  minWidth: 0,
  position: 'relative',
  zIndex: 0,
} as const;

const styles = StyleSheet.create({ box: plainView });
