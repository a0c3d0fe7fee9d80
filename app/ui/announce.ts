import { AccessibilityInfo } from 'react-native';

/** Says something to who uses a screen reader, after what is being said. */
export function announce(text: string): void {
  AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
}
