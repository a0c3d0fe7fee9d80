import type { ReactNode } from 'react';
import { useT } from '../../../src/i18n/react';
import type { ProfileDoc } from '../../../src/protocol/profile';
import type { OnlineClient } from '../../../src/session/online/hub';
import { Glyph } from '../../art/Glyph';
import { useServices } from '../../navigation/services';
import { useBack } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Screen } from '../../ui/Screen';
import { Opening } from '../game/Opening';
import { NameScreen } from './NameScreen';
import { useOnline } from './useOnline';

export interface Connection {
  readonly client: OnlineClient;
  readonly profile: ProfileDoc;
}

type ConnectedProps = Readonly<{ children: (connection: Connection) => ReactNode }>;

/** What needs a connection and a name: shows how to come by them first. */
export function Connected({ children }: ConnectedProps) {
  const { status, client, profile } = useOnline();
  if (status === 'unavailable' || status === 'failed') return <NoConnection why={status} />;
  if (client === null || profile === undefined) return <Opening />;
  if (profile === null) return <NameScreen client={client} />;
  return children({ client, profile });
}

function NoConnection({ why }: Readonly<{ why: 'unavailable' | 'failed' }>) {
  const t = useT();
  const onBack = useBack();
  const { online } = useServices();
  const retry = <Button label={t('ui:online.retry')} onPress={() => void online.open()} />;
  return (
    <Screen title={t('ui:online.title')} onBack={onBack} testID="online-trouble">
      <EmptyState
        art={<Glyph name="online" size={56} tone="accent" ground="background" />}
        title={t(why === 'failed' ? 'ui:online.failedTitle' : 'ui:online.unavailableTitle')}
        body={t(why === 'failed' ? 'ui:online.failed' : 'ui:online.unavailable')}
        action={why === 'failed' ? retry : undefined}
      />
    </Screen>
  );
}
