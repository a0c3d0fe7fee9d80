import * as v from 'valibot';
import { err, ok, type Result } from '#protocol/result';
import type { LocalGame } from '#session/local/localGame';
import { readSave, type SaveError, writeSave } from './format';
import { isGameId, newGameId } from './ids';
import { idsIn, keys, SLOTS, type Slot } from './keys';
import { createQuarantine, type QuarantinedSave } from './quarantine';
import { oneOf } from './reading';
import type { KeyValueStorage } from './storage';
import { type GameSummary, summaryOf } from './summary';

export type OpenError = SaveError | 'missing';

export type OpenedSave = Result<
  {
    readonly game: LocalGame;
    /** The newest save was damaged, so the one before it was opened. */
    readonly recovered: boolean;
  },
  OpenError
>;

export interface SavedGames {
  /** Last played first. */
  readonly games: readonly GameSummary[];
  readonly quarantined: readonly QuarantinedSave[];
}

/** Games stored on this device. */
export interface SaveRepository {
  list(): Promise<SavedGames>;
  open(id: string): Promise<OpenedSave>;
  save(game: LocalGame): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** Moves a game to the trash. `restore` brings it back until the trash is emptied. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  emptyTrash(): Promise<void>;
  /** Adds a game from elsewhere; false if the same game is here already. Overwrites nothing. */
  add(game: LocalGame): Promise<boolean>;
  /** Keeps a save from elsewhere that this version cannot read. Overwrites nothing. */
  quarantine(save: QuarantinedSave): Promise<void>;
  /** Deletes an unreadable save. */
  discardQuarantined(id: string): Promise<void>;
}

export function createSaveRepository(storage: KeyValueStorage): SaveRepository {
  const quarantine = createQuarantine(storage);

  async function currentSlot(id: string): Promise<Slot | null> {
    const head = await storage.getItem(keys.head(id));
    return head === null ? null : v.parse(oneOf(SLOTS, 'a'), head);
  }

  /** Changes the head only after the new save is complete, so that a crash leaves the old one. */
  async function save(game: LocalGame): Promise<void> {
    const slot = (await currentSlot(game.id)) === 'a' ? 'b' : 'a';
    await storage.setItem(keys.slot(game.id, slot), writeSave(game));
    await storage.setItem(keys.head(game.id), slot);
  }

  /** Whether a game has this id, in the list or in the trash. */
  async function hasGame(id: string): Promise<boolean> {
    const taken = [keys.head(id), keys.trash(id), ...SLOTS.map((slot) => keys.slot(id, slot))];
    for (const key of taken) if ((await storage.getItem(key)) !== null) return true;
    return false;
  }

  async function add(game: LocalGame): Promise<boolean> {
    const here = await open(game.id);
    if (here.ok && writeSave(here.value.game) === writeSave(game)) return false;
    await save((await hasGame(game.id)) ? { ...game, id: newGameId() } : game);
    return true;
  }

  async function quarantineCopy({ id, error, text }: QuarantinedSave): Promise<void> {
    const here = (await quarantine.list()).find((one) => one.id === id);
    if (here?.text === text) return;
    const isFree = here === undefined && isGameId(id) && !(await hasGame(id));
    await quarantine.put({ id: isFree ? id : newGameId(), error, text });
  }

  async function open(id: string): Promise<OpenedSave> {
    const current = await currentSlot(id);
    if (current === null) return err('missing');
    let unreadable: { readonly error: SaveError; readonly text: string } | null = null;
    for (const slot of current === 'b' ? (['b', 'a'] as const) : SLOTS) {
      const text = await storage.getItem(keys.slot(id, slot));
      if (text === null) continue;
      const read = readSave(text);
      if (read.ok) return ok({ game: read.value, recovered: slot !== current });
      unreadable ??= { error: read.error, text };
    }
    if (unreadable === null) return err('missing');
    await quarantine.put({ id, ...unreadable });
    await forget(id);
    return err(unreadable.error);
  }

  async function list(): Promise<SavedGames> {
    await quarantine.releaseReadable(add);
    const ids = idsIn(await storage.getAllKeys(), keys.head);
    const opened = await Promise.all(ids.map(open));
    const games = opened.flatMap((save) => (save.ok ? [summaryOf(save.value.game)] : []));
    return {
      games: games.sort((a, b) => b.updatedAt - a.updatedAt),
      quarantined: await quarantine.list(),
    };
  }

  async function rename(id: string, name: string): Promise<void> {
    const opened = await open(id);
    if (opened.ok) await save({ ...opened.value.game, name });
  }

  async function forget(id: string): Promise<void> {
    const slots = SLOTS.map((slot) => keys.slot(id, slot));
    for (const key of [keys.head(id), keys.trash(id), keys.review(id), ...slots])
      await storage.removeItem(key);
  }

  async function move(from: string, to: string): Promise<void> {
    const value = await storage.getItem(from);
    if (value === null) return;
    await storage.setItem(to, value);
    await storage.removeItem(from);
  }

  return {
    list,
    open,
    save,
    rename,
    remove: (id) => move(keys.head(id), keys.trash(id)),
    restore: (id) => move(keys.trash(id), keys.head(id)),
    async emptyTrash() {
      const all = await storage.getAllKeys();
      for (const id of idsIn(all, keys.trash)) if (!all.includes(keys.head(id))) await forget(id);
    },
    add,
    quarantine: quarantineCopy,
    discardQuarantined: quarantine.discard,
  };
}
