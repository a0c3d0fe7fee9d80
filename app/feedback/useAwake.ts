import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useId } from 'react';

/** Keeps the screen on while there is something to watch without touching it. */
export function useAwake(isOn: boolean): void {
  const tag = useId();
  useEffect(() => {
    if (!isOn) return;
    // A browser may refuse. The screen then turns off as usual.
    activateKeepAwakeAsync(tag).catch(() => undefined);
    return () => {
      deactivateKeepAwake(tag).catch(() => undefined);
    };
  }, [isOn, tag]);
}
