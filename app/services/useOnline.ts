import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from '#app/ui/Toast';
import type { TextKey } from '#i18n/keys';
import { useT } from '#i18n/react';
import type { CallName, Calls } from '#protocol/calls';
import type { OnlineState } from '#session/online/hub';
import { useServices } from './services';

/** The online world as it stands. */
export function useOnlineState(): OnlineState {
  const { online } = useServices();
  return useSyncExternalStore(online.subscribe, online.getState, online.getState);
}

/** The online world for a screen that needs it: connects when the screen opens. */
export function useOnline(): OnlineState {
  const { online } = useServices();
  useEffect(() => {
    void online.open();
  }, [online]);
  return useOnlineState();
}

export type AskReferee = <Name extends CallName>(
  name: Name,
  payload: Calls[Name]['request'],
) => Promise<Calls[Name]['answer'] | null>;

/** Asks the referee; a no is said to the person, and is null to the caller. */
export function useAsk(): AskReferee {
  const { client } = useOnlineState();
  const { show } = useToast();
  const t = useT();
  return async (name, payload) => {
    const asked = await client?.call(name, payload);
    if (asked?.ok) return asked.value;
    // Without a connection nothing is sent; without an answer nobody knows.
    const reason = asked?.error.reason ?? 'offline';
    const key: TextKey = `ui:online.trouble.${reason}`;
    show({ message: t(key) });
    return null;
  };
}
