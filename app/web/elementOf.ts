import type { View } from 'react-native';

/** The element of a view. With react-native-web the ref of a view is its element. */
export const elementOf = (view: View): HTMLElement => view as unknown as HTMLElement;
