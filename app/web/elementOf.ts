import type { View } from 'react-native';

/** The element that react-native-web made of a view: in a browser, a view's ref is its element. */
export const elementOf = (view: View): HTMLElement => view as unknown as HTMLElement;
