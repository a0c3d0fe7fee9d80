import { useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';
import { actingSeat } from '#app/table/model/acting';
import { setupAt } from '#app/table/model/tableModel';
import { useT } from '#i18n/react';
import type { Session } from '#session/session';
import { useSession } from '#session/useSession';

/** Puts the player to act into the page title, so that it is visible from another tab. */
export function TurnTitle({ session }: Readonly<{ session: Session }>) {
  const t = useT();
  const navigation = useNavigation();
  const snapshot = useSession(session);
  const seat = actingSeat(snapshot);
  const title =
    seat === null
      ? t('ui:table.over')
      : seat === snapshot.asked
        ? t('ui:table.yourTurn')
        : t('ui:table.turnOf', { name: setupAt(snapshot, seat).name });
  useEffect(() => {
    navigation.setOptions({ title });
  }, [navigation, title]);
  return null;
}
