import { textOf } from '#native-host/host/tree';
import { BOTH, expectHealthy, phonesForTests, playOn, sitDown } from './support/app';

describe('the legend in place', () => {
  const takePhone = phonesForTests();

  it.each(BOTH)('opens on a long press, which triggers nothing, on %s', async (os) => {
    const app = await takePhone({ device: { os } });
    const { phone, input, wait } = app;
    await sitDown(app);
    await playOn(app, { seed: 1, until: 'round' });
    const lift = input.touchDown('role-mayor');
    const card = await wait.for('legend');
    lift();
    expect(textOf(card)).toMatch(/^Mayor/);
    expect(phone.screen.has('role-sheet')).toBe(false);
    input.tap('role-mayor');
    await wait.for('role-sheet');
    expect(phone.screen.has('legend')).toBe(false);
    expectHealthy(app);
  });

  it('opens in a sheet as well', async () => {
    const app = await takePhone();
    const { phone, input, wait } = app;
    await sitDown(app);
    await playOn(app, { seed: 1, until: 'round' });
    input.tap('shelf-market');
    await wait.for('section-sheet');
    const building = phone.screen.all(({ props }) => /^building-/.test(String(props.testID)))[0];
    if (building === undefined) throw new Error('the market is empty');
    const lift = input.touchDown(building);
    await wait.for('legend');
    lift();
    expect(phone.screen.has('building-sheet')).toBe(false);
    expectHealthy(app);
  });
});
