import { useNavigator } from '#app/routes/useBack';
import { Button } from '#app/ui/Button';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { useT } from '#i18n/react';

/** Shown for an unknown path. */
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
