import type { GameState } from '../../../src/engine';
import { useT } from '../../../src/i18n/react';
import type { LocalGame } from '../../../src/session/local/localGame';
import { useServices } from '../../navigation/services';
import { useNavigator } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/Toast';

type PlayOnProps = Readonly<{ game: LocalGame; from: GameState }>;

/** What if? From any point that is looked at again a new game goes on; the old one stays as it was. */
export function PlayOn({ game, from }: PlayOnProps) {
  const t = useT();
  const { games } = useServices();
  const navigator = useNavigator();
  const toast = useToast();
  if (from.over) return null;
  const playOn = () =>
    games
      .playOn(game, from)
      .then(({ id }) => navigator.navigate('Game', { id }))
      .catch(() => toast.show({ message: t('ui:saves.notSaved') }));
  return (
    <Button
      kind="secondary"
      label={t('ui:score.playOn')}
      hint={t('ui:score.playOnHint')}
      onPress={() => void playOn()}
      testID="play-on"
    />
  );
}
