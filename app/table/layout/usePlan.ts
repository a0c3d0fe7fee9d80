import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { type Plan, planFor } from './plan';

/** How the table lies in this window. */
export function usePlan(): Plan {
  const { width, ...room } = useWindowRoom();
  const { left, right } = useSafeAreaInsets();
  return planFor({ ...room, width: width - left - right });
}

/** Whether what people say is beside the table all the time. */
export const useHasLogPane = (): boolean => usePlan().log > 0;
