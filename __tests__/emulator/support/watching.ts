import type { OnlineHub, OnlineState } from '#session/online/hub';

/** Until the online world is as described; the test's own time limit ends it otherwise. */
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
