import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { type Plan, planFor } from './plan';

/** Layout of the table in this window. */
export function usePlan(): Plan {
  const { width, ...room } = useWindowRoom();
  const { left, right } = useSafeAreaInsets();
  return planFor({ ...room, width: width - left - right });
}

/** Whether log and chat are always visible beside the table. */
export const useHasLogPane = (): boolean => usePlan().log > 0;
