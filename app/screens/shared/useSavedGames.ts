import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { useServices } from '#app/services/services';
import type { SavedGames } from '#session/saves/repository';

/** Saved games, loaded again whenever the screen gets the focus; null until loaded. */
export function useSavedGames(): Readonly<{ saved: SavedGames | null; reload: () => void }> {
  const { saves } = useServices();
  const [saved, setSaved] = useState<SavedGames | null>(null);
  const reload = useCallback(() => {
    saves.list().then(setSaved, () => setSaved({ games: [], quarantined: [] }));
  }, [saves]);
  useFocusEffect(reload);
  return { saved, reload };
}
