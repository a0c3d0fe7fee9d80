import { realClock } from '../../src/session/local/clock';
import { createGameKeeper } from '../../src/session/local/gameKeeper';
import { thinkAs } from '../../src/session/local/thinkAs';
import { openOnlineHub } from '../../src/session/online/openHub';
import { openPreferences } from '../../src/session/preferences/preferenceStore';
import { createSaveRepository } from '../../src/session/saves/repository';
import type { KeyValueStorage } from '../../src/session/saves/storage';
import { createStoryShelf } from '../../src/session/story/shelf';
import { botPause } from '../table/motion/botPause';
import type { Services } from './services';

export async function openServices(storage: KeyValueStorage): Promise<Services> {
  const preferences = await openPreferences(storage);
  const saves = createSaveRepository(storage);
  // What was deleted the last time can no longer be brought back.
  await saves.emptyTrash().catch(() => undefined);
  const games = createGameKeeper(saves, {
    think: thinkAs,
    clock: realClock,
    pause: () => botPause(preferences.getState().animation),
    today: Date.now,
  });
  const stories = createStoryShelf(storage);
  return { preferences, saves, games, stories, online: openOnlineHub(storage) };
}
