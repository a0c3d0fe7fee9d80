import { openAppForTests } from './support/app';
import { finishedGame, putGame } from './support/saved';

/** Details that were wrong once and that no general measurement finds. */
describe('details', () => {
  const app = openAppForTests();

  it('the samples in the review’s legend are drawn while the score is open behind it', async () => {
    const { page } = await app.takePhone();
    await page.goto(app.address());
    await putGame(page, finishedGame('over'));
    await page.goto(app.address('/score/over'));
    await page.getByTestId('to-review').tap();
    await page.getByTestId('review-numbers').waitFor();
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('pattern')].map(({ id }) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    });
    expect(repeated).toEqual([]);
  });
});
