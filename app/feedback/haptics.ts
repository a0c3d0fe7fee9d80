import {
  ImpactFeedbackStyle,
  impactAsync,
  NotificationFeedbackType,
  notificationAsync,
} from 'expo-haptics';
import type { Cue } from './cues';

/** Never the only cue: low-power mode and many devices stay still. */
export async function vibrate(cue: Cue): Promise<void> {
  try {
    if (cue === 'turn' || cue === 'win') await notificationAsync(NotificationFeedbackType.Success);
    else
      await impactAsync(cue === 'knock' ? ImpactFeedbackStyle.Light : ImpactFeedbackStyle.Medium);
  } catch {
    // A device without a motor.
  }
}
