import type { Page } from 'playwright-core';
import { demoProject } from '#scripts/dev/emulators/addresses';
import { settled } from '#tests/e2e/support/settled';

/** Online play is offered, as in a released app, but no picture waits for a server. */
export const UNREACHABLE = {
  project: demoProject,
  host: '127.0.0.1',
  firestore: 1,
  auth: 1,
  functions: 1,
  push: undefined,
} as const;

export interface Scene {
  readonly address: string;
  /** The test id of the element that appears last. */
  readonly sign: string;
}

/** Opens a scene and waits until everything in it is drawn. */
export async function openScene(page: Page, url: string, { address, sign }: Scene): Promise<void> {
  await page.goto(`${url}${address}`);
  await page.getByTestId(sign).waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
}
