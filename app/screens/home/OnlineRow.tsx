import { useEffect } from 'react';
import { useT } from '../../../src/i18n/react';
import { waitingCount } from '../../../src/session/online/matchList';
import { Glyph } from '../../art/Glyph';
import { useServices } from '../../navigation/services';
import { useNavigator } from '../../navigation/useBack';
import { Badge } from '../../ui/Badge';
import { ListRow } from '../../ui/ListRow';
import { useOnlineState } from '../online/useOnline';

/** The way to online matches, with the number of those that wait for this player. */
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
