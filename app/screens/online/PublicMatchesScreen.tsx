import { useEffect, useState } from 'react';
import { useBack, useNavigator } from '#app/routes/useBack';
import { Button } from '#app/ui/Button';
import { Grid } from '#app/ui/Columns';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { Segmented } from '#app/ui/Segmented';
import { useT } from '#i18n/react';
import type { PublicMatch } from '#session/online/matchList';
import { Connected, type Connection } from './connection/Connected';
import { OfflineNote } from './OfflineNote';
import { PublicMatchCard } from './PublicMatchCard';

/** Public matches, to join before they begin or to watch afterwards. */
export function PublicMatchesScreen() {
  return <Connected>{(connection) => <PublicMatches {...connection} />}</Connected>;
}

function PublicMatches({ client }: Connection) {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const [status, setStatus] = useState<'lobby' | 'running'>('lobby');
  const [{ matches, isLive }, setListed] = useState<Listed>(UNKNOWN);
  useEffect(() => {
    setListed(UNKNOWN);
    return client.publicMatches(status)((listed, live) =>
      setListed({ matches: listed, isLive: live }),
    );
  }, [client, status]);
  return (
    <Screen title={t('ui:online.public')} onBack={onBack} roomy testID="public-matches">
      <Segmented
        label={t('ui:online.public')}
        options={[
          { value: 'lobby', label: t('ui:online.publicJoin') },
          { value: 'running', label: t('ui:online.publicWatch') },
        ]}
        value={status}
        onChange={setStatus}
        testID="public-kind"
      />
      {!isLive && matches !== null && <OfflineNote />}
      <Grid>
        {matches?.map((listed) => (
          <PublicMatchCard
            key={listed.id}
            listed={listed}
            onOpen={() => navigator.navigate('Match', { id: listed.id })}
          />
        ))}
      </Grid>
      {matches?.length === 0 && (
        <EmptyState
          title={t('ui:online.publicNone')}
          body={t('ui:online.publicNoneBody')}
          action={
            <Button
              label={t('ui:online.newMatch')}
              onPress={() => navigator.navigate('NewMatch')}
              testID="public-new-match"
            />
          }
        />
      )}
    </Screen>
  );
}

interface Listed {
  readonly matches: readonly PublicMatch[] | null;
  readonly isLive: boolean;
}
const UNKNOWN: Listed = { matches: null, isLive: true };
