import { useT } from '../../src/i18n/react';
import { useNavigator } from '../navigation/useBack';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Screen } from '../ui/Screen';

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  const t = useT();
  const navigator = useNavigator();
  return (
    <Screen title={t('ui:home.title')} testID="not-found">
      <EmptyState
        title={t('ui:common.notFound')}
        action={<Button label={t('ui:common.home')} onPress={() => navigator.popTo('Home')} />}
      />
    </Screen>
  );
}
