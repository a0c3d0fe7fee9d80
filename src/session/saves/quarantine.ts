import * as v from 'valibot';
import type { LocalGame } from '#session/local/localGame';
import { readSave, type SaveError } from './format';
import { idsIn, keys } from './keys';
import { oneOf, parseJson, textOr } from './reading';
import type { KeyValueStorage } from './storage';

/** A save that could not be read, with its text unchanged. */
export interface QuarantinedSave {
  readonly id: string;
  readonly error: SaveError;
  readonly text: string;
}

const stored = v.fallback(
  v.object({ error: oneOf<SaveError>(['unreadable', 'newer'], 'unreadable'), text: textOr('') }),
  { error: 'unreadable', text: '' },
);

/** Keeps saves that this version of the app cannot read, so that a later one can. */
export function createQuarantine(storage: KeyValueStorage) {
  async function list(): Promise<QuarantinedSave[]> {
    const ids = idsIn(await storage.getAllKeys(), keys.quarantine);
    return Promise.all(
      ids.map(async (id) => {
        const json = parseJson((await storage.getItem(keys.quarantine(id))) ?? '');
        return { id, ...v.parse(stored, json) };
      }),
    );
  }

  const discard = (id: string) => storage.removeItem(keys.quarantine(id));

  return {
    list,
    discard,
    put: (save: QuarantinedSave) => storage.setItem(keys.quarantine(save.id), JSON.stringify(save)),
    /** Moves saves that have become readable after an update back to the games. */
    async releaseReadable(add: (game: LocalGame) => Promise<unknown>): Promise<void> {
      for (const { id, text } of await list()) {
        const game = readSave(text);
        if (!game.ok) continue;
        await add(game.value);
        await discard(id);
      }
    },
  };
}
