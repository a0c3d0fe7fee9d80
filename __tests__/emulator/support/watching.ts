import type { OnlineHub, OnlineState } from '#session/online/hub';

/** Waits for a state of the online client. The test's own timeout ends the wait otherwise. */
export function untilState(
  hub: OnlineHub,
  isSo: (state: OnlineState) => boolean,
): Promise<OnlineState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = hub.getState();
      if (!isSo(state)) return;
      stop();
      resolve(state);
    };
    const stop = hub.subscribe(look);
    look();
  });
}
