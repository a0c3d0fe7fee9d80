import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Only a browser has a focus that must be led. */
export function useKeyboardStart(_: RefObject<View | null>): void {}
