import type { ReactNode } from 'react';
import { useNavigator } from '#app/routes/useBack';
import { Button } from '#app/ui/Button';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { EditionProvider, useT } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import { GameTrouble } from './GameTrouble';
import { LoadingScreen } from './LoadingScreen';
import { useStoredGame } from './useStoredGame';

type FinishedGameProps = Readonly<{
  id: string;
  children: (game: LocalGame) => ReactNode;
}>;

/** Renders a finished local game. An unfinished one leads back to its table. */
export function FinishedGame({ id, children }: FinishedGameProps) {
  const t = useT();
  const navigator = useNavigator();
  const opened = useStoredGame(id);
  if (opened === null) return <LoadingScreen />;
  if (!opened.ok) return <GameTrouble error={opened.error} />;
  const { game } = opened.value;
  if (!game.state.over) {
    const toTable = () => navigator.replace('Game', { id });
    return (
      <Screen testID="score-not-over">
        <EmptyState
          title={t('ui:score.notOver')}
          action={<Button label={t('ui:score.toTable')} onPress={toTable} />}
        />
      </Screen>
    );
  }
  return <EditionProvider edition={game.state.options.edition}>{children(game)}</EditionProvider>;
}
