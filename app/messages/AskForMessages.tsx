import AsyncStorage from '@react-native-async-storage/async-storage';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { Sheet } from '#app/ui/Sheet';
import { useToast } from '#app/ui/Toast';
import { useLanguage, useT } from '#i18n/react';
import type { OnlineClient, OnlineSession } from '#session/online/hub';
import { keys } from '#session/saves/keys';
import { useSession } from '#session/useSession';
import { permission } from './device';

const ASKED = keys.messagesAsked;

type AskProps = Readonly<{ client: OnlineClient; session: OnlineSession }>;

/** Whether to ask now: once, after the player's first move, when they wait for others. */
function useRightMoment(session: OnlineSession) {
  const { asked, waiting } = useSession(session);
  const [isNow, setIsNow] = useState(false);
  const wasAsked = useRef(asked !== null);
  const isWaiting = asked === null && waiting.some((one) => one.for === 'person');
  useEffect(() => {
    if (asked !== null) wasAsked.current = true;
    if (!isWaiting || !wasAsked.current) return;
    const look = async () => {
      if ((await AsyncStorage.getItem(ASKED)) !== null) return;
      if ((await permission()) === 'unasked') setIsNow(true);
    };
    void look().catch(() => undefined);
  }, [asked, isWaiting]);
  const done = () => {
    setIsNow(false);
    void AsyncStorage.setItem(ASKED, 'yes').catch(() => undefined);
  };
  return { isNow, done };
}

/** Explains push messages before the system asks, because the system asks only once. */
export function AskForMessages({ client, session }: AskProps) {
  const t = useT();
  const language = useLanguage();
  const { show } = useToast();
  const { isNow, done } = useRightMoment(session);
  const allow = async () => {
    done();
    const isAllowed = await client.registerDevice(language).catch(() => false);
    show({ message: t(isAllowed ? 'ui:online.allowed' : 'ui:online.notAllowed') });
  };
  return (
    <Sheet open={isNow} onClose={done} title={t('ui:online.askMessages')} testID="ask-messages">
      <Text>{t('ui:online.askMessagesBody')}</Text>
      <Button label={t('ui:online.askMessagesYes')} onPress={allow} wide testID="messages-yes" />
      <Button
        kind="quiet"
        label={t('ui:online.askMessagesNo')}
        onPress={done}
        wide
        testID="messages-no"
      />
    </Sheet>
  );
}
