import type { RefObject } from 'react';
import type { View } from 'react-native';

/** For something that covers the whole screen: on a phone, touches and readers stay on it anyway. */
export function useCover(_cover: RefObject<View | null>): void {}
