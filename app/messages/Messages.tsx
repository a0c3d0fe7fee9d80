import { useEffect } from 'react';
import { useOnlineState } from '#app/services/useOnline';
import { useLanguage, useT } from '#i18n/react';
import { NOTICE_KINDS } from '#protocol/profile';
import { waitingCount } from '#session/online/matchList';
import { nameChannels, permission, setBadge, watchAddress } from './device';

/**
 * Registers the device for push messages at every start, and when the account or the push token
 * changes. It never asks for permission.
 */
export function Messages() {
  const t = useT();
  const language = useLanguage();
  const { client, matches, account } = useOnlineState();
  const waiting = account === null ? 0 : waitingCount(matches ?? [], account.uid);

  useEffect(() => {
    const names = NOTICE_KINDS.map((kind) => [kind, t(`ui:online.noticeKinds.${kind}`)]);
    void nameChannels(Object.fromEntries(names)).catch(() => undefined);
  }, [t]);

  useEffect(() => {
    if (client === null) return;
    const register = async () => {
      if ((await permission()) === 'granted') await client.registerDevice(language);
    };
    // A failed registration is repeated at the next start.
    const tell = () => void register().catch(() => undefined);
    tell();
    return watchAddress(tell);
  }, [client, language]);

  useEffect(() => {
    void setBadge(waiting).catch(() => undefined);
  }, [waiting]);
  return null;
}
