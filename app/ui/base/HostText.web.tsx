import type { TextProps } from 'react-native';
import { StyleSheet, unstable_createElement } from 'react-native-web';

/** A plain element, because react-native-web's Text listens for gestures and size. See Box. */
export function HostText({ style, numberOfLines, maxFontSizeMultiplier, ...rest }: TextProps) {
  const lines = numberOfLines !== undefined && [
    numberOfLines === 1 ? styles.oneLine : [styles.lines, { WebkitLineClamp: numberOfLines }],
  ];
  return unstable_createElement('div', { ...rest, style: [styles.text, lines, style] });
}

const styles = StyleSheet.create({
  // Resets the browser's margins of headings.
  text: {
    boxSizing: 'border-box',
    display: 'inline',
    position: 'relative',
    margin: 0,
    padding: 0,
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    wordWrap: 'break-word',
  },
  oneLine: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    wordWrap: 'normal',
  },
  lines: {
    display: '-webkit-box',
    maxWidth: '100%',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    WebkitBoxOrient: 'vertical',
  },
});
