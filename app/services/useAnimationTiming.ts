import { useStill } from '#app/ui/motion/useStill';
import { ANIMATION_TIMINGS, type AnimationTiming } from './animationTiming';
import { usePreferences } from './services';

/** Null if the preferences or the system disable animations. */
export function useAnimationTiming(): AnimationTiming | null {
  const { animation } = usePreferences();
  return useStill() ? null : ANIMATION_TIMINGS[animation];
}
