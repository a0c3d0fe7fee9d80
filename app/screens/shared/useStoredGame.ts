import { useEffect, useState } from 'react';
import { useServices } from '#app/services/services';
import { err } from '#protocol/result';
import type { OpenedSave } from '#session/saves/repository';

/** A game of this device as it was stored last; null until it is read. */
export function useStoredGame(id: string): OpenedSave | null {
  const { games, saves } = useServices();
  const [opened, setOpened] = useState<OpenedSave | null>(null);
  useEffect(() => {
    // The last move may still be on its way to the storage.
    const stored = games.close(id).then(() => saves.open(id));
    stored.then(setOpened, () => setOpened(err('missing')));
  }, [games, saves, id]);
  return opened;
}
