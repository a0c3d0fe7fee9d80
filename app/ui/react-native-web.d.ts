/** Types of the parts that browser files use; the package has none. */
declare module 'react-native-web' {
  import type { ReactElement } from 'react';

  export const StyleSheet: { create(styles: object): Readonly<Record<string, object>> };
  export function unstable_createElement(tag: string, props: object): ReactElement;
}
