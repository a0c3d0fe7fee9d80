import type { ReactNode } from 'react';
import { EditionProvider, useT } from '../../../src/i18n/react';
import type { LocalGame } from '../../../src/session/local/localGame';
import { useNavigator } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Screen } from '../../ui/Screen';
import { GameTrouble } from '../game/GameTrouble';
import { Opening } from '../game/Opening';
import { useStoredGame } from './useStoredGame';

type FinishedGameProps = Readonly<{
  id: string;
  children: (game: LocalGame) => ReactNode;
}>;

/** A game of this device that is over; one that is not leads back to its table. */
export function FinishedGame({ id, children }: FinishedGameProps) {
  const t = useT();
  const navigator = useNavigator();
  const opened = useStoredGame(id);
  if (opened === null) return <Opening />;
  if ('fault' in opened) return <GameTrouble fault={opened.fault} />;
  const { game } = opened;
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
