import { StyleSheet, unstable_createElement } from 'react-native-web';
import type { BoxProps } from './Box';

/**
 * A plain element in place of View. In browsers every View listens for gestures and size changes,
 * which the hundreds of layout views on a table do not need.
 */
export function Box({ style, children }: BoxProps) {
  return unstable_createElement('div', { style: [styles.box, style], children });
}

/** Default styles of a View. */
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
