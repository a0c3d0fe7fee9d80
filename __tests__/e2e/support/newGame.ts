import type { Page } from 'playwright-core';
import type { Expansion } from '#engine';

export interface Table {
  readonly people: number;
  readonly edition: 'Classic' | '1897';
  readonly expansions?: readonly Expansion[];
  /** Seats of bots. The others are people. */
  readonly bots?: number;
  /** How people share the device. The default is to pass it on. */
  readonly sharing?: 'Open table' | 'Around the table' | 'Pass it on';
}

const LEAST_SEATS = 2;
const USUAL_SEATS = 4;

/** Opens a new table from the home screen by tapping. */
export async function sitDown(page: Page, url: string, table: Table): Promise<void> {
  const { people, edition, expansions = [], bots = 0, sharing = 'Pass it on' } = table;
  await page.goto(url);
  await page.getByTestId('home-new').tap();
  const seats = people + bots;
  const steps = page.getByTestId('seat-count').getByRole('button');
  for (let count = USUAL_SEATS; count < seats; count++) await steps.last().tap();
  for (let count = USUAL_SEATS; count > seats; count--) await steps.first().tap();
  for (let seat = LEAST_SEATS; seat <= people; seat++) {
    await page.getByTestId(`seat-${seat}-kind`).tap();
  }
  if (people > 1) await page.getByTestId('sharing').getByText(sharing, { exact: true }).tap();
  await page.getByTestId('more').tap();
  await page.getByTestId('edition').getByText(edition, { exact: true }).tap();
  for (const expansion of expansions) await page.getByTestId(`expansion-${expansion}`).tap();
  await page.getByTestId('start-game').tap();
  // No hand-over is needed if the first decision hides nothing.
  const isOpen = expansions.length > 0 || people === 1 || sharing !== 'Pass it on';
  await page.getByTestId(isOpen ? 'table' : 'take-phone').waitFor();
}
