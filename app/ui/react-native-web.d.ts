/** What the files for browsers use of it; it comes without types of its own. */
declare module 'react-native-web' {
  import type { ReactElement } from 'react';

  export const StyleSheet: { create(styles: object): Readonly<Record<string, object>> };
  export function unstable_createElement(tag: string, props: object): ReactElement;
}
