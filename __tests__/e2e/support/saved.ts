import type { Page } from 'playwright-core';
import { seatsToAct } from '../../../src/engine';
import { createSaveRepository } from '../../../src/session/saves/repository';
import { memoryStorage } from '../../../src/session/saves/storage';
import { gameFrom } from '../../app/table/support/gameFrom';
import type { Table } from '../../engine/support/table';

/** Puts a table into the browser's storage as a saved game, held by whoever is to act. */
export async function putSave(page: Page, id: string, scene: Table): Promise<void> {
  const items = new Map<string, string>();
  const holder = seatsToAct(scene.state)[0] ?? 0;
  await createSaveRepository(memoryStorage(items)).save(gameFrom(scene, holder, id));
  await page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    [...items],
  );
}
