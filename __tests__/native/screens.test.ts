import { SVG_DATA_URL } from '#native-host/host/reactNative';
import { openLayoutEngine } from '#native-host/layout/layOut';
import { readArchive } from '#session/saves/archive';
import { finishedGame, storageWith } from '#tests/e2e/support/saved';
import { expectOk } from '#tests/support/expectOk';
import { BOTH, expectHealthy, phonesForTests, sitDown, stored } from './support/app';

describe.each(BOTH)('screens on %s', (os) => {
  const takePhone = phonesForTests();
  const start = (more: Parameters<typeof takePhone>[0] = {}) =>
    takePhone({ ...more, device: { os, ...more.device } });

  it('settings survive when the app is killed', async () => {
    const app = await start();
    await app.wait.for('home-settings');
    app.input.tap('home-settings');
    await app.wait.for('settings');
    const french = await app.wait.until('Français', () => app.phone.screen.label('Français'));
    app.input.tap(french);
    await app.wait.until('French', () => app.phone.screen.texts().includes('Réglages'));
    await stored(app);
    expectHealthy(app);
    const again = await start({ memory: app.kill() });
    await again.wait.until('French', () => again.phone.screen.texts().includes('Réglages'));
    expectHealthy(again);
  });

  it('all data can be exported to a file and imported from it', async () => {
    const storage = await storageWith([finishedGame('evening')]);
    const app = await start({ memory: { storage }, launch: { link: 'borinquen://settings' } });
    const { input, wait, phone } = app;
    input.tap(await wait.for('export-all'));
    const [file, type, text] = await wait.until('a file', () => phone.callsOf('shareFile')[0]);
    expect([file, type]).toEqual(['file:///cache/borinquen.txt', 'text/plain']);
    expect(expectOk(readArchive(String(text)))).toMatchObject({
      games: [{ id: 'evening' }],
      quarantined: [],
    });
    input.tap('import-all');
    input.tap(await wait.for('import-file'));
    await wait.for('copy-sheet');
    expectHealthy(app);
  });

  it('the review of a game can be shared as a picture', async () => {
    const storage = await storageWith([finishedGame('evening')]);
    const launch = { link: 'borinquen://review/evening' };
    // A drawing is ready when it is laid out.
    const app = await start({ memory: { storage }, launch, layOut: await openLayoutEngine() });
    const { input, wait, phone } = app;
    input.tap(await wait.for('review-share'));
    const [file, type, points] = await wait.until('a file', () => phone.callsOf('shareFile')[0]);
    expect([file, type, points]).toEqual([
      'file:///cache/borinquen.png',
      'image/png',
      SVG_DATA_URL,
    ]);
    expectHealthy(app);
  });

  it('rules: a chapter, a building, and the way back', async () => {
    const app = await start({ launch: { link: 'borinquen://rules/harbor' } });
    await app.wait.for('rules-page');
    app.input.back();
    await app.wait.gone('rules-page');
    expectHealthy(app);
  });

  it.each(['borinquen://settings', 'https://borinquen.app/settings'])(
    'a link opens its screen: %s, cold and warm',
    async (link) => {
      const cold = await start({ launch: { link } });
      await cold.wait.for('settings');
      expectHealthy(cold);
      const warm = await start();
      await warm.wait.for('home-new');
      warm.input.openLink(link);
      await warm.wait.for('settings');
      expectHealthy(warm);
    },
  );

  it('a tapped notification opens its screen, cold and warm, and only once', async () => {
    const data = { path: '/rules/harbor', kind: 'turn' };
    const cold = await start({ launch: { push: { data } } });
    await cold.wait.for('rules-page');
    expect(cold.phone.callsOf('push.clear')).not.toEqual([]);
    expectHealthy(cold);
    const warm = await start();
    await warm.wait.for('home-new');
    warm.phone.tapPush(data);
    await warm.wait.for('rules-page');
    expect(warm.phone.callsOf('push.clear')).not.toEqual([]);
    expectHealthy(warm);
  });

  it.each([{}, { path: 7 }, { path: null, kind: 'turn' }, { path: 'https://elsewhere.example' }])(
    'a notification with %j only opens the app',
    async (data) => {
      const app = await start({ launch: { push: { data } } });
      await app.wait.for('home-new');
      expectHealthy(app);
    },
  );

  it('back closes a sheet first, then leaves the table, then the app', async () => {
    const app = await start();
    const { input, wait, phone } = app;
    await sitDown(app);
    input.tap('open-log');
    await wait.for('log-sheet');
    input.back();
    await wait.gone('log-sheet');
    input.back();
    await wait.gone('table');
    expect(phone.screen.has('home-new')).toBe(true);
    if (os === 'android') {
      input.back();
      await wait.until('the end', () => phone.callsOf('leaveApp').length > 0);
    }
    expectHealthy(app);
  });
});
