import { useT } from '../../../src/i18n/react';
import { useNavigator } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Screen } from '../../ui/Screen';

/** Why there is no match to see, and the way out. */
export function NoMatch({ why }: Readonly<{ why: 'missing' | 'cancelled' }>) {
  const t = useT();
  const navigator = useNavigator();
  return (
    <Screen testID="no-match">
      <EmptyState
        title={t('ui:online.missingTitle')}
        body={t(`ui:online.${why}`)}
        action={
          <Button label={t('ui:online.toOnline')} onPress={() => navigator.replace('Online')} />
        }
      />
    </Screen>
  );
}
