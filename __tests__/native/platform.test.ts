import { selfAndDescendants } from '#native-host/host/tree';
import { BOTH, expectHealthy, phonesForTests, playOn, sitDown, stored } from './support/app';

describe.each(BOTH)('integration with %s', (os) => {
  const takePhone = phonesForTests();
  const start = (more: Parameters<typeof takePhone>[0] = {}) =>
    takePhone({ ...more, device: { os, ...more.device } });

  it('mixes sounds with playing music and obeys the silent switch', async () => {
    const app = await start();
    await sitDown(app);
    await playOn(app, { seed: 3, until: 'build' });
    const names = app.phone.calls.map(({ name }) => name);
    expect(names).toContain('audio.play');
    expect(names.indexOf('audio.mode')).toBeLessThan(names.indexOf('audio.play'));
    expect(app.phone.callsOf('audio.mode')).toEqual([
      [
        expect.objectContaining({
          playsInSilentMode: false,
          interruptionMode: 'mixWithOthers',
          shouldPlayInBackground: false,
        }),
      ],
    ]);
  });

  it('keeps the splash screen until the first screen is ready', async () => {
    const app = await start();
    const names = () => app.phone.calls.map(({ name }) => name);
    expect(names()).toContain('splash.keep');
    await app.wait.until('the end of the splash', () => names().includes('splash.hide'));
    expect(app.phone.screen.has('home-new')).toBe(true);
  });

  it.each([true, false])('uses the dark background under every screen: %s', async (isDark) => {
    const app = await start({ device: { isDark } });
    await app.wait.for('home-new');
    const ground = isDark ? 0xff14161f : 0xfff2e6cc;
    // Android writes colours as signed numbers.
    const plain = (color: unknown) => (typeof color === 'number' ? color >>> 0 : undefined);
    expect(app.phone.callsOf('ground').at(-1)?.map(plain)).toEqual([ground]);
    const [root] = app.phone.tree.rootNodes();
    const colors = [...selfAndDescendants(root ?? fail())].map(({ props }) =>
      plain(props.backgroundColor),
    );
    expect(colors.find((color) => color !== undefined)).toBe(ground);
  });

  it('keeps the screen on while a bot thinks, but not while a person does', async () => {
    const app = await start();
    await sitDown(app);
    await playOn(app, { seed: 5, until: 'settle' });
    const states = () => app.phone.callsOf('awake').map(([isOn]) => isOn);
    expect(states()).toContain(true);
    await app.wait.until('rest', () => states().at(-1) === false);
  });

  it('keeps the screen on only while a lesson runs', async () => {
    const app = await start({ launch: { link: 'borinquen://learn/goal' } });
    await app.wait.for('teacher');
    const states = () => app.phone.callsOf('awake').map(([isOn]) => isOn);
    await app.wait.until('a screen that stays on', () => states().at(-1) === true);
    app.input.back();
    await app.wait.until('rest', () => states().at(-1) === false);
    expectHealthy(app);
  });

  it('announces events to screen readers', async () => {
    const app = await start({ device: { screenReader: true } });
    await sitDown(app);
    await playOn(app, { seed: 5, until: 'settle' });
    const said = () => app.phone.callsOf('announce').map(([text]) => String(text));
    await app.wait.until('the prompt, said', () =>
      said().includes(app.phone.screen.textOf('prompt')),
    );
    expect(said().join(' ')).toMatch(/settler/i);
    // One after the other, otherwise each would interrupt the one before.
    if (os === 'ios') {
      const options = app.phone.callsOf('announce').map(([, how]) => how);
      expect(new Set(options.map((how) => JSON.stringify(how)))).toEqual(
        new Set([JSON.stringify({ queue: true })]),
      );
    }
  });

  it('keeps the game after a crash and offers a report', async () => {
    const app = await start({ memory: { storage: new Map() } });
    const { phone, input, wait } = app;
    await sitDown(app);
    await stored(app);
    const saves = [...phone.memory.storage.keys()];
    input.tap('leave');
    await wait.gone('table');
    // A view that cannot be drawn, deep in any screen.
    phone.breakViews(os === 'ios' ? 'RNSVGSvgView' : 'RNSVGSvgViewAndroid');
    input.tap('home-rules');
    await wait.for('crash');
    expect([...phone.memory.storage.keys()]).toEqual(expect.arrayContaining(saves));
    input.tap('crash-report');
    await wait.until('a report', () => phone.callsOf('share').length > 0);
    expect(String(phone.callsOf('share')[0]?.[0])).toMatch(/the phone cannot draw/);
    phone.breakViews(null);
    input.tap('crash-again');
    await wait.for('home-continue');
  });

  it('gives every field the right keyboard', async () => {
    const app = await start();
    await app.wait.for('home-new');
    app.input.tap('home-new');
    await app.wait.for('seat-1');
    app.input.tap('seat-1');
    const field = await app.wait.for('seat-name');
    expect(field.props).toMatchObject({ autoCapitalize: 'words', returnKeyType: 'done' });
    expectHealthy(app);
  });
});

function fail(): never {
  throw new Error('nothing is on the screen');
}
