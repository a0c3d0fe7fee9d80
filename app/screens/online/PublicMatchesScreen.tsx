import { useEffect, useState } from 'react';
import { useT } from '../../../src/i18n/react';
import type { ListedMatch } from '../../../src/session/online/matchList';
import { useBack, useNavigator } from '../../navigation/useBack';
import { EmptyState } from '../../ui/EmptyState';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { Connected, type Connection } from './Connected';
import { MatchCard } from './MatchCard';

/** Matches of strangers: to join before they begin, to watch afterwards. */
export function PublicMatchesScreen() {
  return <Connected>{(connection) => <PublicMatches {...connection} />}</Connected>;
}

function PublicMatches({ client }: Connection) {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const [status, setStatus] = useState<'lobby' | 'running'>('lobby');
  const [matches, setMatches] = useState<readonly ListedMatch[] | null>(null);
  useEffect(() => {
    setMatches(null);
    return client.publicMatches(status)((listed) => setMatches(listed));
  }, [client, status]);
  return (
    <Screen title={t('ui:online.public')} onBack={onBack} testID="public-matches">
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
      {matches?.map((listed) => (
        <MatchCard
          key={listed.id}
          listed={listed}
          uid={client.uid}
          onOpen={() => navigator.navigate('Match', { id: listed.id })}
        />
      ))}
      {matches?.length === 0 && <EmptyState title={t('ui:online.publicNone')} />}
    </Screen>
  );
}
