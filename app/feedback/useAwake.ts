import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useId } from 'react';

/** Keeps the screen from going dark while something is worth watching without touching it. */
export function useAwake(isOn: boolean): void {
  const tag = useId();
  useEffect(() => {
    if (!isOn) return;
    // A browser may refuse, and then the screen goes dark as it always does.
    activateKeepAwakeAsync(tag).catch(() => undefined);
    return () => {
      deactivateKeepAwake(tag).catch(() => undefined);
    };
  }, [isOn, tag]);
}
