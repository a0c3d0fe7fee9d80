import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Nothing to do on phones, where an overlay keeps touches and screen readers. */
export function useCover(_cover: RefObject<View | null>): void {}
