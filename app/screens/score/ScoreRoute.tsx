import { useEffect, useState } from 'react';
import { EditionProvider, useT } from '../../../src/i18n/react';
import type { OpenedSave } from '../../../src/session/saves/repository';
import type { RouteProps } from '../../navigation/routes';
import { useServices } from '../../navigation/services';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Screen } from '../../ui/Screen';
import { GameTrouble } from '../game/GameTrouble';
import { Opening } from '../game/Opening';
import { ScoreScreen } from './ScoreScreen';

/** Opens the score sheet of a game that is over. */
export function ScoreRoute({ route, navigation }: RouteProps<'Score'>) {
  const { id } = route.params;
  const t = useT();
  const { games, saves } = useServices();
  const [opened, setOpened] = useState<OpenedSave | null>(null);
  useEffect(() => {
    // The last move may still be on its way to the storage.
    const stored = games.close(id).then(() => saves.open(id));
    stored.then(setOpened, () => setOpened({ fault: 'missing' }));
  }, [games, saves, id]);

  if (opened === null) return <Opening />;
  if ('fault' in opened) return <GameTrouble fault={opened.fault} />;
  const { game } = opened;
  if (!game.state.over) {
    const toTable = () => navigation.replace('Game', { id });
    return (
      <Screen testID="score-not-over">
        <EmptyState
          title={t('ui:score.notOver')}
          action={<Button label={t('ui:score.toTable')} onPress={toTable} />}
        />
      </Screen>
    );
  }
  return (
    <EditionProvider edition={game.state.options.edition}>
      <ScoreScreen game={game} onGame={(next) => navigation.replace('Game', { id: next })} />
    </EditionProvider>
  );
}
