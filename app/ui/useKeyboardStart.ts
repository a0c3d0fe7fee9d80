import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Only needed in browsers. */
export function useKeyboardStart(_: RefObject<View | null>): void {}
