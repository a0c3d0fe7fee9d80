import { useEffect } from 'react';
import { Glyph } from '#app/art/Glyph';
import { useNavigator } from '#app/routes/useBack';
import { useServices } from '#app/services/services';
import { useOnlineState } from '#app/services/useOnline';
import { Badge } from '#app/ui/Badge';
import { ListRow } from '#app/ui/ListRow';
import { useT } from '#i18n/react';
import { waitingCount } from '#session/online/matchList';

/** Link to online matches, with the number of matches waiting for the player. */
export function OnlineRow() {
  const t = useT();
  const navigator = useNavigator();
  const { online } = useServices();
  const { status, matches, account } = useOnlineState();
  useEffect(() => {
    void online.resume();
  }, [online]);
  const isOff = status === 'unavailable';
  const waiting = account === null ? 0 : waitingCount(matches ?? [], account.uid);
  const detail = waiting > 0 ? t('ui:online.waitForYou', { count: waiting }) : undefined;
  return (
    <ListRow
      title={t('ui:home.online')}
      detail={isOff ? t('ui:home.onlineOff') : detail}
      icon={<Glyph name="online" tone="accent" />}
      trailing={waiting > 0 ? <Badge text={`${waiting}`} tone="glow" /> : undefined}
      disabled={isOff}
      onPress={() => navigator.navigate('Online')}
      testID="home-online"
    />
  );
}
