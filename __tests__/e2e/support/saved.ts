import type { Page } from 'playwright-core';
import { formatLine, seatsToAct, seedRandom } from '#engine';
import { emptyChapter } from '#session/local/chapters';
import type { LocalGame } from '#session/local/localGame';
import { createSaveRepository } from '#session/saves/repository';
import { memoryStorage } from '#session/saves/storage';
import { gameFrom } from '#tests/app/table/support/gameFrom';
import { testGame } from '#tests/engine/support/game';
import { randomSteps } from '#tests/engine/support/random';
import { Table } from '#tests/engine/support/table';

/** A device's storage after the app has saved these games. */
export async function storageWith(games: readonly LocalGame[]): Promise<Map<string, string>> {
  const items = new Map<string, string>();
  const saves = createSaveRepository(memoryStorage(items));
  for (const game of games) await saves.save(game);
  return items;
}

/** A table in the middle of a game, held by the seat to act. */
export const gameAt = (id: string, scene: Table): LocalGame =>
  gameFrom(scene, seatsToAct(scene.state)[0] ?? 0, id);

/** Stores a game in the browser as the app would. */
export async function putGame(page: Page, game: LocalGame): Promise<void> {
  const items = await storageWith([game]);
  await page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    [...items],
  );
}

/** Stores a table in the middle of a game. */
export function putSave(page: Page, id: string, scene: Table): Promise<void> {
  return putGame(page, gameAt(id, scene));
}

/** A whole game of four with all its actions, or without the last `left` ones. */
export function finishedGame(id: string, left = 0): LocalGame {
  const start = testGame(4);
  const all = [...randomSteps(start, seedRandom('a long evening'))];
  const steps = all.slice(0, all.length - left);
  const table = new Table(steps.at(-1)?.after ?? start);
  const lines = steps.map(({ seat, action }) => formatLine(seat, action));
  const holder = seatsToAct(table.state)[0] ?? 0;
  return { ...gameFrom(table, holder, id), chapters: [{ ...emptyChapter(start), lines }] };
}

/** Damages a stored game, as a full disk or another program might. */
export async function spoilSave(page: Page, id: string): Promise<void> {
  await page.evaluate((name) => {
    const keys = Object.keys(localStorage).filter((key) => key.includes(name));
    for (const key of keys) localStorage.setItem(key, '{"what": "is this?');
  }, id);
}
