import { StyleSheet, unstable_createElement } from 'react-native-web';
import { plainView } from '#app/ui/base/Box.web';
import type { ExplainedProps } from './Explained';

/** A box with a name (see Box). */
export function Explained({ name, style, children }: ExplainedProps) {
  return unstable_createElement('div', {
    dataSet: { legend: name },
    style: [styles.box, style],
    children,
  });
}

const styles = StyleSheet.create({ box: plainView });
