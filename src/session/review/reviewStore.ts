import { keys } from '#session/saves/keys';
import { parseJson } from '#session/saves/reading';
import type { KeyValueStorage } from '#session/saves/storage';
import { type Measured, readMeasured, writeMeasured } from './measured';

/** Where reviews wait that were told before, wholly or in part; each lies beside its game. */
export interface ReviewStore {
  find(id: string, steps: number): Promise<Measured>;
  keep(id: string, measured: Measured, steps: number): Promise<void>;
}

export function createReviewStore(storage: KeyValueStorage): ReviewStore {
  return {
    async find(id, steps) {
      const text = await storage.getItem(keys.review(id)).catch(() => null);
      return readMeasured(parseJson(text ?? ''), steps);
    },
    keep: (id, measured, steps) => storage.setItem(keys.review(id), writeMeasured(measured, steps)),
  };
}
