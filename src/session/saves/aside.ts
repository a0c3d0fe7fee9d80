import * as v from 'valibot';
import type { LocalGame } from '#session/local/localGame';
import { readSave, type SaveFault } from './format';
import { idsIn, keys } from './keys';
import { oneOf, parseJson, textOr } from './reading';
import type { KeyValueStorage } from './storage';

/** A save that could not be opened, kept unchanged. */
export interface AsideSave {
  readonly id: string;
  readonly fault: SaveFault;
  readonly text: string;
}

const kept = v.fallback(
  v.object({ fault: oneOf<SaveFault>(['unreadable', 'newer'], 'unreadable'), text: textOr('') }),
  { fault: 'unreadable', text: '' },
);

/** Where saves wait that this version of the app cannot read. */
export function asideShelf(storage: KeyValueStorage) {
  async function list(): Promise<AsideSave[]> {
    const ids = idsIn(await storage.getAllKeys(), keys.aside);
    return Promise.all(
      ids.map(async (id) => {
        const json = parseJson((await storage.getItem(keys.aside(id))) ?? '');
        return { id, ...v.parse(kept, json) };
      }),
    );
  }

  const discard = (id: string) => storage.removeItem(keys.aside(id));

  return {
    list,
    discard,
    put: (save: AsideSave) => storage.setItem(keys.aside(save.id), JSON.stringify(save)),
    /** After an update the app may understand what it could not read before. */
    async bringBack(save: (game: LocalGame) => Promise<void>): Promise<void> {
      for (const { id, text } of await list()) {
        const game = readSave(text);
        if (typeof game !== 'object') continue;
        await save(game);
        await discard(id);
      }
    },
  };
}
