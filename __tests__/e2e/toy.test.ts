// The same list as the build's: see listOfApp.ts beside the toy.
jest.mock('#engine/modules/list', () => {
  const shipped = jest.requireActual('#engine/modules/list');
  const { toy } = jest.requireActual('#tests/engine/toy/module');
  return { ...shipped, MODULES: [toy, ...shipped.MODULES] };
});

import type { Page } from 'playwright-core';
import type { Seat } from '#engine';
import { buildIfChanged, bundleSources, expoCli } from '#scripts/build/web/export';
import { inProject } from '#scripts/lib/paths';
import { Table } from '#tests/engine/support/table';
import { toyGame } from '#tests/engine/toy/tables';
import { puppetTheatre } from '#tests/engine/toy/theatre';
import { openAppForTests } from './support/app';
import { screenshots } from './support/looks';
import { unreadableTexts } from './support/measure';
import { playOn } from './support/player';
import { putSave } from './support/saved';

jest.setTimeout(600_000);

const TOY = '__tests__/engine/toy';

/** The app as it is shipped, but for the list of modules, in which the toy is. */
async function buildWithToy(): Promise<string> {
  const made = inProject('dist/toy');
  await buildIfChanged(made, [...bundleSources, TOY], (aside) =>
    expoCli('web with the toy', ['export', '--platform', 'web', '--output-dir', aside], {
      BORINQUEN_MODULES: `${TOY}/listOfApp.ts`,
    }),
  );
  return made;
}

const SCENES: readonly (readonly [decision: string, scene: () => Table])[] = [
  ['pledge', () => new Table(toyGame(2)).play('0 chooseRole peddler')],
  ['encore', () => theatreOf(1).play('0 chooseRole builder', '0 build smallIndigoPlant')],
];

/** TOY-4: a theatre that plays when somebody else builds. */
function theatreOf(seat: Seat): Table {
  const state = toyGame(2);
  state.players[seat].city.push(puppetTheatre.number);
  state.players[seat].staff[puppetTheatre.number] = 1;
  return new Table(state);
}

const questionOf = async (page: Page) =>
  (await page.getByTestId('standing').or(page.getByTestId('prompt')).allTextContents()).join(' ');

async function photograph(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${screenshots}/toy-${name}-${colorScheme}.png` });
  }
}

describe('a module that the app has no words for', () => {
  const app = openAppForTests(buildWithToy);

  async function sitDown(page: Page, scene: Table): Promise<void> {
    await page.goto(app.address());
    await putSave(page, 'toy', scene);
    await page.goto(app.address('/game/toy'));
    await page.getByTestId('table').waitFor();
  }

  it.each(SCENES)('asks %s with a plain list of what may be done', async (asked, scene) => {
    const { page, complaints } = await app.takePhone();
    await sitDown(page, scene());
    await page.getByTestId(`decision-${asked}`).waitFor();
    const choices = page.locator('[data-testid^="choice-"]');
    expect(await choices.count()).toBeGreaterThan(0);
    await photograph(page, asked);
    expect(await unreadableTexts(page)).toEqual([]);
    const before = await questionOf(page);
    await choices.first().tap();
    await page.getByTestId('confirm').tap();
    // The same person is asked something else, or somebody else is asked.
    while ((await questionOf(page)) === before) await page.waitForTimeout(20);
    expect(complaints).toEqual([]);
  });

  it('shows its role and tells what happened, and the game goes on to its end', async () => {
    const { page, complaints } = await app.takePhone();
    await sitDown(page, new Table(toyGame(2)));
    await page.getByText('Peddler', { exact: true }).first().tap();
    await page.getByTestId('role-sheet').waitFor();
    await photograph(page, 'role');
    await page.keyboard.press('Escape');
    await playOn(page, { seed: 5, until: 'pledge' });
    await playOn(page, { seed: 6, mostTaps: 30 });
    await playOn(page, { seed: 7, until: 'round' });
    await page.getByTestId('open-log').tap();
    await page
      .getByText(/Pledged/)
      .first()
      .waitFor();
    await photograph(page, 'log');
    await page.keyboard.press('Escape');
    expect(await playOn(page, { seed: 8 })).toMatchObject({ ended: 'over' });
    await page.getByTestId('to-score').tap();
    await page.getByTestId('rematch').waitFor();
    expect(complaints).toEqual([]);
  });
});
