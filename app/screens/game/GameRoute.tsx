import { useEffect } from 'react';
import { Feedback } from '#app/feedback/Feedback';
import { Coach } from '#app/learn/coach/Coach';
import type { RouteProps } from '#app/routes/routes';
import { ErrorBoundary } from '#app/screens/shared/ErrorBoundary';
import { GameTrouble } from '#app/screens/shared/GameTrouble';
import { LoadingScreen } from '#app/screens/shared/LoadingScreen';
import { TurnTitle } from '#app/screens/shared/TurnTitle';
import { useLogNotice } from '#app/screens/shared/useLogNotice';
import { TableScreen } from '#app/table/TableScreen';
import { useToast } from '#app/ui/Toast';
import { EditionProvider, useT } from '#i18n/react';
import { useOpenedGame } from './useOpenedGame';

/** Opens a saved game at the table. */
export function GameRoute({ route, navigation }: RouteProps<'Game'>) {
  const { id } = route.params;
  const t = useT();
  const { show } = useToast();
  const opened = useOpenedGame(id);
  const recovered = opened?.ok === true && opened.value.recovered;
  useEffect(() => {
    if (recovered) show({ message: t('ui:saves.recovered') });
  }, [recovered, show, t]);
  const notice = opened?.ok ? opened.value.session.get().notice : null;
  useLogNotice(notice);

  if (opened === null) return <LoadingScreen />;
  if (!opened.ok) return <GameTrouble error={opened.error} />;
  const { session } = opened.value;
  const { edition } = session.get().view.options;
  return (
    <ErrorBoundary fallback={<GameTrouble error="crashed" />}>
      <EditionProvider edition={edition}>
        <Feedback session={session} />
        <TurnTitle session={session} />
        <Coach session={session}>
          <TableScreen
            session={session}
            onLeave={() => navigation.popTo('Home')}
            onScore={() => navigation.replace('Score', { id })}
            onRules={(topic) => navigation.navigate('Rules', { topic, edition })}
          />
        </Coach>
      </EditionProvider>
    </ErrorBoundary>
  );
}
