import type { Page } from 'playwright-core';
import { EXPANSIONS } from '../../src/engine';
import { sized } from '../support/size';
import { type Phone, PhoneShop } from './support/phone';
import { playOn } from './support/player';
import { openSite, type Site } from './support/site';

jest.setTimeout(300_000);

interface Solo {
  readonly difficulty: 'Easy' | 'Normal' | 'Hard';
  readonly expansions: readonly string[];
  readonly seed: number;
}

/** The first of them is enough for most runs. */
const ALL_GAMES: readonly Solo[] = [
  { difficulty: 'Hard', expansions: EXPANSIONS, seed: 24 },
  { difficulty: 'Easy', expansions: [], seed: 21 },
  { difficulty: 'Normal', expansions: [], seed: 22 },
  { difficulty: 'Hard', expansions: [], seed: 23 },
];
const GAMES = ALL_GAMES.slice(0, sized(1, ALL_GAMES.length));

/** From the home screen to a table with two Puertomas, by tapping. */
async function sitDown(page: Page, url: string, { difficulty, expansions }: Solo): Promise<void> {
  await page.goto(url);
  await page.getByTestId('home-new').tap();
  await page.getByTestId('against-puertomas').tap();
  await page.getByTestId('difficulty').getByText(difficulty, { exact: true }).tap();
  if (expansions.length > 0) await page.getByTestId('more').tap();
  for (const expansion of expansions) await page.getByTestId(`expansion-${expansion}`).tap();
  await page.getByTestId('start-game').tap();
  await page.getByTestId('table').waitFor();
}

describe('a whole game against Puertomas, only by tapping what is offered', () => {
  let site: Site;
  let shop: PhoneShop;
  let phone: Phone;

  beforeAll(async () => {
    site = await openSite();
    shop = await PhoneShop.open();
  });
  afterAll(async () => {
    await shop.close();
    await site.close();
  });
  afterEach(() => phone.close());

  it.each(GAMES)('P-1: $difficulty, with $expansions', async (solo) => {
    phone = await shop.phone();
    const { page, complaints } = phone;
    await sitDown(page, site.url, solo);
    await page.getByTestId('forecasts').tap();
    await page.getByTestId('action-board').waitFor();
    await page.getByTestId('action-board-sheet').getByRole('button', { name: 'Close' }).tap();
    const played = await playOn(page, { seed: solo.seed });
    expect(played).toMatchObject({ ended: 'over' });
    await page.getByTestId('to-score').tap();
    await page.getByTestId('rematch').waitFor();
    expect(complaints).toEqual([]);
  });
});
