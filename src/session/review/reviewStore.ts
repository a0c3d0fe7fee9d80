import { keys } from '#session/saves/keys';
import { parseJson } from '#session/saves/reading';
import type { KeyValueStorage } from '#session/saves/storage';
import { type Analysis, readAnalysis, writeAnalysis } from './analysis';

/** Stores complete or partial analyses of games. */
export interface ReviewStore {
  read(id: string, stepCount: number): Promise<Analysis>;
  write(id: string, analysis: Analysis, stepCount: number): Promise<void>;
}

export function createReviewStore(storage: KeyValueStorage): ReviewStore {
  return {
    async read(id, stepCount) {
      const text = await storage.getItem(keys.review(id)).catch(() => null);
      return readAnalysis(parseJson(text ?? ''), stepCount);
    },
    write: (id, analysis, stepCount) =>
      storage.setItem(keys.review(id), writeAnalysis(analysis, stepCount)),
  };
}
