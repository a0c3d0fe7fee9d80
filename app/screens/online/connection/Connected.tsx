import type { ReactNode } from 'react';
import { Glyph } from '#app/art/Glyph';
import { useBack } from '#app/routes/useBack';
import { useServices } from '#app/services/services';
import { useOnline } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { useT } from '#i18n/react';
import type { ProfileDoc } from '#protocol/profile';
import type { OnlineClient } from '#session/online/hub';
import { Connecting } from './Connecting';
import { NameScreen } from './NameScreen';

export interface Connection {
  readonly client: OnlineClient;
  readonly profile: ProfileDoc;
}

/** A connection of a player without a name. */
export interface NamelessConnection {
  readonly client: OnlineClient;
  readonly profile: ProfileDoc | null;
}

type Children<Props> = Readonly<{ children: (connection: Props) => ReactNode }>;

/** Renders children once there is a connection and a name; asks for them otherwise. */
export function Connected({ children }: Children<Connection>) {
  return (
    <Reached>
      {({ client, profile }) =>
        profile === null ? <NameScreen client={client} /> : children({ client, profile })
      }
    </Reached>
  );
}

/** Renders children once there is a connection, even without a name. */
export function Reached({ children }: Children<NamelessConnection>) {
  const { status, client, profile } = useOnline();
  if (status === 'unavailable' || status === 'failed') return <NoConnection why={status} />;
  if (client === null || profile === undefined) return <Connecting />;
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
