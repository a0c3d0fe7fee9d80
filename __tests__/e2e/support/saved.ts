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

/** What a device has stored once the app has saved these games. */
export async function storageWith(games: readonly LocalGame[]): Promise<Map<string, string>> {
  const items = new Map<string, string>();
  const saves = createSaveRepository(memoryStorage(items));
  for (const game of games) await saves.save(game);
  return items;
}

/** A table in the middle of a game, held by whoever is to act. */
export const gameAt = (id: string, scene: Table): LocalGame =>
  gameFrom(scene, seatsToAct(scene.state)[0] ?? 0, id);

/** Puts a game into the browser's storage as the app would have saved it. */
export async function putGame(page: Page, game: LocalGame): Promise<void> {
  const items = await storageWith([game]);
  await page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    [...items],
  );
}

/** The same for a table in the middle of a game. */
export function putSave(page: Page, id: string, scene: Table): Promise<void> {
  return putGame(page, gameAt(id, scene));
}

/** A whole game of four, with every action that was played; or all but the last so many. */
export function finishedGame(id: string, left = 0): LocalGame {
  const start = testGame(4);
  const all = [...randomSteps(start, seedRandom('a long evening'))];
  const steps = all.slice(0, all.length - left);
  const table = new Table(steps.at(-1)?.after ?? start);
  const lines = steps.map(({ seat, action }) => formatLine(seat, action));
  const holder = seatsToAct(table.state)[0] ?? 0;
  return { ...gameFrom(table, holder, id), chapters: [{ ...emptyChapter(start), lines }] };
}

/** Spoils what is stored of a game, as a full disk or a foreign program might. */
export async function spoilSave(page: Page, id: string): Promise<void> {
  await page.evaluate((name) => {
    const keys = Object.keys(localStorage).filter((key) => key.includes(name));
    for (const key of keys) localStorage.setItem(key, '{"what": "is this?');
  }, id);
}
