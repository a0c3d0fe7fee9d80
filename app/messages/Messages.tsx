import { useEffect } from 'react';
import { useOnlineState } from '#app/services/useOnline';
import { useLanguage, useT } from '#i18n/react';
import { NOTICE_KINDS } from '#protocol/profile';
import { waitingCount } from '#session/online/matchList';
import { nameChannels, permission, setBadge, watchAddress } from './device';

/**
 * The phone's half of messages: whoever is signed in is told to the referee at every start, when
 * the account changes and when the phone's address does; nobody is asked anything here.
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
    // Without a line it is told at the next start.
    const tell = () => void register().catch(() => undefined);
    tell();
    return watchAddress(tell);
  }, [client, language]);

  useEffect(() => {
    void setBadge(waiting).catch(() => undefined);
  }, [waiting]);
  return null;
}
