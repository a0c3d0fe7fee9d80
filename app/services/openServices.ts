import { realClock } from '#session/local/clock';
import { createLocalGames } from '#session/local/localGames';
import { startBotSearch } from '#session/local/startBotSearch';
import { openOnlineHub } from '#session/online/openHub';
import { openPreferences } from '#session/preferences/preferenceStore';
import { createReviewStore } from '#session/review/reviewStore';
import { createSaveRepository } from '#session/saves/repository';
import type { KeyValueStorage } from '#session/saves/storage';
import { botPause } from './botPause';
import type { Services } from './services';

export async function openServices(storage: KeyValueStorage): Promise<Services> {
  const preferences = await openPreferences(storage);
  const saves = createSaveRepository(storage);
  // Games deleted in the last session can no longer be restored.
  await saves.emptyTrash().catch(() => undefined);
  const games = createLocalGames(saves, {
    startSearch: startBotSearch,
    clock: realClock,
    pause: () => botPause(preferences.getState().animation),
    today: Date.now,
  });
  const stories = createReviewStore(storage);
  return { preferences, saves, games, reviews: stories, online: openOnlineHub(storage) };
}
