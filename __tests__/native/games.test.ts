import { EXPANSIONS } from '#engine';
import { BOTH, expectHealthy, phonesForTests, playOn, sitDown } from './support/app';

describe.each(BOTH)('a whole game by touch on %s', (os) => {
  const takePhone = phonesForTests();

  it.each([
    { name: 'with bots', table: {}, seed: 11 },
    { name: 'with every expansion', table: { expansions: EXPANSIONS }, seed: 17 },
    { name: 'P-1: against Puertomas', table: { solo: true }, seed: 21 },
  ])('from the home screen to the score sheet, $name', async ({ table, seed }) => {
    const app = await takePhone({ device: { os } });
    await sitDown(app, table);
    const stray = new Set<string>();
    const look = () => {
      for (const letters of app.phone.screen.textOutsideText()) stray.add(letters);
    };
    const { taps } = await playOn(app, { seed, look });
    expect(taps).toBeGreaterThan(20);
    app.input.tap('to-score');
    await app.wait.for('rematch');
    expect([...stray]).toEqual([]);
    expectHealthy(app);
  });

  it('with a screen reader', async () => {
    const app = await takePhone({ device: { os, screenReader: true } });
    await sitDown(app);
    const { taps } = await playOn(app, { seed: 12, by: 'reader' });
    expect(taps).toBeGreaterThan(20);
    expect(app.phone.callsOf('announce').length).toBeGreaterThan(taps);
    expectHealthy(app);
  });
});
