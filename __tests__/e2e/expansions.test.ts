import type { Page } from 'playwright-core';
import { EXPANSIONS } from '#engine';
import { holding } from '#tests/engine/support/cards';
import { layGoals } from '#tests/engine/support/goals';
import { type Table, table } from '#tests/engine/support/table';
import { openAppForTests } from './support/app';
import { faultsOf } from './support/looks';
import { putSave } from './support/saved';
import { smuggling } from './support/scenes';

function goals(): Table {
  const scene = table(
    3,
    { 0: { tiles: { sugar: 1 } }, 1: { tiles: { sugar: 2 } } },
    { expansions: ['festival', 'activities'] },
  );
  layGoals(scene.state, {
    festivalFarms: { tiles: ['sugar'] },
    festivalBuilding: { building: 'harbor' },
    earlyClosing: { goods: ['sugar'] },
    smallDeparture: { goods: ['corn'] },
    cocktail: { goods: ['corn', 'indigo', 'sugar'] },
  });
  return scene;
}

const cards = () =>
  holding(['majorInvestor', 'masterAgronomist', 'dealCloser', 'tradeStrategist'], {
    0: { buildings: { fortress: 0 } },
  });

const captured = () => smuggling().play('0 chooseRole smuggler', '0 capture mayor');

const tap = (testId: string) => (page: Page) => page.getByTestId(testId).first().tap();
const onlyLook = async () => undefined;

/** Parts that expansions add to the table: a scene, how it is opened, and what appears then. */
const SIGHTS = [
  ['smuggler-sheet', smuggling, tap('role-smuggler'), 'role-sheet'],
  ['captured-roles', captured, onlyLook, 'decision-round'],
  ['captured-sheet', captured, tap('role-mayor'), 'captive'],
  ['goal-strip', goals, onlyLook, 'goals'],
  ['goal-sheet', goals, tap('goal-festivalFarms'), 'goal-sheet'],
  ['own-cards', cards, onlyLook, 'own-cards'],
  ['cards-sheet', cards, tap('own-cards'), 'cards-sheet'],
  ['all-six', () => table(5, {}, { expansions: EXPANSIONS, board: 'random' }), onlyLook, 'goals'],
] as const;

describe('parts that expansions add to the table', () => {
  const app = openAppForTests();

  it.each(SIGHTS)('%s: is readable in every window', async (name, scene, open, sign) => {
    const { page, complaints } = await app.takePhone();
    await page.goto(app.address());
    await putSave(page, name, scene());
    await page.goto(app.address(`/game/${name}`));
    await page.getByTestId('decision-round').waitFor();
    await open(page);
    await page.getByTestId(sign).first().waitFor();
    expect([...(await faultsOf(page, name)), ...complaints]).toEqual([]);
  });
});
