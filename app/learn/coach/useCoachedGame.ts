import { useNavigator } from '#app/routes/useBack';
import { FIRST_CHOICE, orderFor } from '#app/screens/newGame/choice';
import { useChangePreferences, useServices } from '#app/services/services';
import { useToast } from '#app/ui/Toast';
import { isRefusal } from '#engine';
import { useT } from '#i18n/react';

/** Starts a game against easy bots with all tips reset. */
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
