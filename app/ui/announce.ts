import { AccessibilityInfo } from 'react-native';

/** Queues a text for screen readers. */
export function announce(text: string): void {
  AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
}
