import { useStill } from '#app/ui/motion/useStill';
import { ANIMATION_TIMINGS, type AnimationTiming } from './animationTiming';
import { usePreferences } from './services';

/** Null: nothing is animated, by the preferences or by the system. */
export function useAnimationTiming(): AnimationTiming | null {
  const { animation } = usePreferences();
  return useStill() ? null : ANIMATION_TIMINGS[animation];
}
