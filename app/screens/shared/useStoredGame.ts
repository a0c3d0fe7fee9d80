import { useEffect, useState } from 'react';
import { useServices } from '#app/services/services';
import { err } from '#protocol/result';
import type { OpenedSave } from '#session/saves/repository';

/** The last stored state of a local game; null until it is loaded. */
export function useStoredGame(id: string): OpenedSave | null {
  const { games, saves } = useServices();
  const [opened, setOpened] = useState<OpenedSave | null>(null);
  useEffect(() => {
    // Closing the session waits until the last move is stored.
    const stored = games.close(id).then(() => saves.open(id));
    stored.then(setOpened, () => setOpened(err('missing')));
  }, [games, saves, id]);
  return opened;
}
