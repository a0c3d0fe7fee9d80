import { isRefusal } from '../../../src/engine';
import { useT } from '../../../src/i18n/react';
import { useChangePreferences, useServices } from '../../navigation/services';
import { useNavigator } from '../../navigation/useBack';
import { FIRST_CHOICE, orderFor } from '../../screens/newGame/choice';
import { useToast } from '../../ui/Toast';

/** Starts a game against easy bots with every tip still to come. */
export function useCoachedGame(): () => void {
  const t = useT();
  const { games } = useServices();
  const change = useChangePreferences();
  const navigator = useNavigator();
  const toast = useToast();
  return () => {
    change({ coach: true, tipsSeen: [] });
    const seats = FIRST_CHOICE.seats.map((seat) => ({ ...seat, level: 'easy' as const }));
    void games
      .start(orderFor(t, { ...FIRST_CHOICE, seats }))
      .catch(() => null)
      .then((game) => {
        if (game !== null && !isRefusal(game)) navigator.navigate('Game', { id: game.id });
        else toast.show({ message: t('ui:saves.notSaved') });
      });
  };
}
