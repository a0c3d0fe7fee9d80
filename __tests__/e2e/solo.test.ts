import type { Page } from 'playwright-core';
import { EXPANSIONS } from '#engine';
import { sized } from '#tests/support/size';
import { openAppForTests } from './support/app';
import { faultsOf } from './support/looks';
import { shortenedNames } from './support/measure';
import { smallestSize } from './support/phone';
import { playOn } from './support/player';
import { DESK } from './support/windows';

interface Solo {
  readonly difficulty: 'Easy' | 'Normal' | 'Hard';
  readonly expansions: readonly string[];
  readonly seed: number;
}

/** Most runs play only the first game. */
const ALL_GAMES: readonly Solo[] = [
  { difficulty: 'Hard', expansions: EXPANSIONS, seed: 24 },
  { difficulty: 'Easy', expansions: [], seed: 21 },
  { difficulty: 'Normal', expansions: [], seed: 22 },
  { difficulty: 'Hard', expansions: [], seed: 23 },
];
const GAMES = ALL_GAMES.slice(0, sized(1, ALL_GAMES.length));

/** Opens a table with two Puertomas from the home screen by tapping. */
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

describe('a whole game against Puertomas by tapping', () => {
  const app = openAppForTests();

  it.each(GAMES)('P-1: $difficulty, with $expansions', async (solo) => {
    const { page, complaints } = await app.takePhone();
    await sitDown(page, app.address(), solo);
    await page.getByTestId('forecasts').tap();
    await page.getByTestId('action-board').waitFor();
    expect(await faultsOf(page, `arrows-${solo.difficulty}`)).toEqual([]);
    await page.getByTestId('action-board-sheet').getByRole('button', { name: 'Close' }).tap();
    const played = await playOn(page, { seed: solo.seed });
    expect(played).toMatchObject({ ended: 'over' });
    await page.getByTestId('to-score').tap();
    await page.getByTestId('rematch').waitFor();
    expect(complaints).toEqual([]);
  });

  it('P-1: the two have different names on the smallest phone', async () => {
    const { page } = await app.takePhone({ viewport: smallestSize });
    await sitDown(page, app.address(), { difficulty: 'Easy', expansions: [], seed: 27 });
    expect(await shortenedNames(page)).toEqual([]);
  });

  it('P-2: a Puertoma’s board has its own shape wherever all boards are visible', async () => {
    const { page } = await app.takePhone({ viewport: DESK });
    await sitDown(page, app.address(), { difficulty: 'Easy', expansions: [], seed: 25 });
    await playOn(page, { seed: 25, mostTaps: 120 });
    await playOn(page, { seed: 26, until: 'round' });
    for (const seat of [1, 2]) {
      const board = page.getByTestId(`player-${seat}`);
      expect(await board.getByTestId('puertoma-seat').count()).toBe(1);
    }
    expect(await faultsOf(page, 'puertomas-wide', ['820x1180', '1440x900'])).toEqual([]);
  });
});
