import { useEffect, useState } from 'react';
import { useServices } from '#app/services/services';
import { err } from '#protocol/result';
import type { OpenedGame } from '#session/local/localGames';

/** The session of a game while the screen is mounted; null until it is open. */
export function useOpenedGame(id: string): OpenedGame | null {
  const { games } = useServices();
  const [opened, setOpened] = useState<OpenedGame | null>(null);
  useEffect(() => {
    let wanted = true;
    setOpened(null);
    games.open(id).then(
      (game) => wanted && setOpened(game),
      () => wanted && setOpened(err('missing')),
    );
    return () => {
      wanted = false;
      void games.close(id);
    };
  }, [games, id]);
  return opened;
}
