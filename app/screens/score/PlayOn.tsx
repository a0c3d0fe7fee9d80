import { useNavigator } from '#app/routes/useBack';
import { useServices } from '#app/services/services';
import { Button } from '#app/ui/Button';
import { useToast } from '#app/ui/Toast';
import type { GameState } from '#engine';
import { useT } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';

type PlayOnProps = Readonly<{ game: LocalGame; from: GameState }>;

/** Starts a new game from the shown position of a finished one, which stays unchanged. */
export function PlayOn({ game, from }: PlayOnProps) {
  const t = useT();
  const { games } = useServices();
  const navigator = useNavigator();
  const toast = useToast();
  if (from.over) return null;
  const playOn = () =>
    games
      .continueFrom(game, from)
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
