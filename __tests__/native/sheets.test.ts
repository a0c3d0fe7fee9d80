import type { Os } from '#native-host/host/device';
import { textOf } from '#native-host/host/tree';
import { boxOf, layoutFaults } from '#native-host/layout/check';
import { type LayOut, openLayoutEngine } from '#native-host/layout/layOut';
import { BOTH, drawn, expectHealthy, phonesForTests, playOn, sitDown, stored } from './support/app';
import { DEVICES } from './support/devices';

const WIDE = ['iPhone lying, 844×390', 'iPad, 820×1180', 'Android tablet lying, 1280×800'] as const;

describe('sheets', () => {
  const takePhone = phonesForTests();
  let layOut: LayOut;
  beforeAll(async () => {
    layOut = await openLayoutEngine();
  });

  it.each(WIDE)('are inside an %s, beside the element that opened them', async (name) => {
    const app = await takePhone({ device: DEVICES[name], layOut });
    await sitDown(app);
    app.input.tap('open-log');
    await app.wait.for('log-sheet');
    await drawn(app);
    const { x, width } = boxOf(app.phone, layOut(app.phone), 'log-sheet');
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(DEVICES[name].width);
    expect(layoutFaults(app.phone, layOut(app.phone))).toEqual([]);
  });

  it('rotate with the phone', async () => {
    const app = await takePhone();
    await sitDown(app);
    app.input.tap('open-log');
    await app.wait.for('log-sheet');
    const [sheet] = app.phone.screen.all(({ view }) => view === 'RCTModalHostView');
    expect(sheet?.props.supportedOrientations).toEqual(
      expect.arrayContaining(['portrait', 'landscape']),
    );
  });

  it.each(BOTH)('open one after the other, never two at once, on %s', async (os) => {
    const app = await takePhone({ device: { os } });
    const { phone, input, wait } = app;
    await sitDown(app);
    // During the builder phase, the market is not a sheet.
    await playOn(app, { seed: 1, until: 'round' });
    input.tap('shelf-market');
    await wait.for('section-sheet');
    const windows: string[] = [];
    phone.tree.onCommit(() =>
      windows.push(
        phone.screen
          .all(({ view }) => view === 'RCTModalHostView')
          .map(({ tag }) => tag)
          .join('+'),
      ),
    );
    const building = phone.screen.all(({ props }) => /^building-/.test(String(props.testID)))[0];
    if (building === undefined) throw new Error('the market is empty');
    input.tap(building);
    await wait.for('building-sheet');
    const seen = windows.filter((tags, at) => tags !== windows[at - 1]);
    // An iPhone refuses a window that opens while another one closes.
    expect(seen.slice(-2)[0]).toBe('');
    expect(seen.every((tags) => !tags.includes('+'))).toBe(true);
    expectHealthy(app);
  });

  it.each(BOTH)('are under a message, not over it, on %s', async (os) => {
    const app = await takePhone({ device: { os }, memory: await twoSaves(os) });
    const { phone, input, wait } = app;
    await wait.ready('home-saves');
    input.tap('home-saves');
    const find = (start: string) =>
      wait.until(start, () => phone.screen.all(({ props }) => startsWith(props.testID, start))[0]);
    input.tap(await find('delete-'));
    const message = await wait.until('the message', () =>
      phone.screen.texts().find((text) => / was deleted/.test(text)),
    );
    input.tap(await find('rename-'));
    await wait.for('rename-name');
    const sheet = await wait.until('a sheet', () =>
      phone.tree.find(({ view }) => view === 'RCTModalHostView'),
    );
    expect(textOf(sheet)).toContain(message);
    expect(phone.screen.texts().filter((text) => text === message)).toHaveLength(1);
  });

  async function twoSaves(os: Os) {
    const app = await takePhone({ device: { os } });
    for (const _ of [1, 2]) {
      await sitDown(app);
      app.input.tap('leave');
      await app.wait.gone('table');
    }
    await stored(app);
    return app.kill();
  }
});

const startsWith = (id: unknown, start: string) => String(id ?? '').startsWith(start);
