import {
  ImpactFeedbackStyle,
  impactAsync,
  NotificationFeedbackType,
  notificationAsync,
} from 'expo-haptics';
import type { Cue } from './cues';

/** Vibrates. It must never be the only cue, because many devices cannot vibrate. */
export async function vibrate(cue: Cue): Promise<void> {
  try {
    if (cue === 'turn' || cue === 'win') await notificationAsync(NotificationFeedbackType.Success);
    else
      await impactAsync(cue === 'knock' ? ImpactFeedbackStyle.Light : ImpactFeedbackStyle.Medium);
  } catch {
    // The device has no vibration motor.
  }
}
