import { keys } from '#session/saves/keys';
import { parseJson } from '#session/saves/reading';
import type { KeyValueStorage } from '#session/saves/storage';
import { type Measured, readMeasured, writeMeasured } from './measured';

/** Where stories wait that were told before, wholly or in part; each lies beside its game. */
export interface StoryShelf {
  find(id: string, steps: number): Promise<Measured>;
  keep(id: string, measured: Measured, steps: number): Promise<void>;
}

export function createStoryShelf(storage: KeyValueStorage): StoryShelf {
  return {
    async find(id, steps) {
      const text = await storage.getItem(keys.story(id)).catch(() => null);
      return readMeasured(parseJson(text ?? ''), steps);
    },
    keep: (id, measured, steps) => storage.setItem(keys.story(id), writeMeasured(measured, steps)),
  };
}
