import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from '#app/ui/Toast';
import type { TextKey } from '#i18n/keys';
import { useT } from '#i18n/react';
import type { CallName, Calls } from '#protocol/calls';
import type { OnlineState } from '#session/online/hub';
import { useServices } from './services';

/** The current online state. */
export function useOnlineState(): OnlineState {
  const { online } = useServices();
  return useSyncExternalStore(online.subscribe, online.getState, online.getState);
}

/** The online state for a screen that needs a connection. It connects when the screen opens. */
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

/** Calls the referee. A refusal is shown to the player, and the result is null. */
export function useAsk(): AskReferee {
  const { client } = useOnlineState();
  const { show } = useToast();
  const t = useT();
  return async (name, payload) => {
    const asked = await client?.call(name, payload);
    if (asked?.ok) return asked.value;
    // `offline` means that nothing was sent. Without an answer the outcome is unknown.
    const reason = asked?.error.reason ?? 'offline';
    const key: TextKey = `ui:online.trouble.${reason}`;
    show({ message: t(key) });
    return null;
  };
}
