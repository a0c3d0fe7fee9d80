import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { useServices } from '#app/services/services';
import type { SavedGames } from '#session/saves/repository';

/** The saved games as they are whenever the screen comes to the front; null until read. */
export function useSavedGames(): Readonly<{ saved: SavedGames | null; reload: () => void }> {
  const { saves } = useServices();
  const [saved, setSaved] = useState<SavedGames | null>(null);
  const reload = useCallback(() => {
    saves.list().then(setSaved, () => setSaved({ games: [], quarantined: [] }));
  }, [saves]);
  useFocusEffect(reload);
  return { saved, reload };
}
