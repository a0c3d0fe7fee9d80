import { mkdirSync, writeFileSync } from 'node:fs';
import { layoutFaults, tornWords } from '#native-host/layout/check';
import { draw } from '#native-host/layout/draw';
import { type LayOut, openLayoutEngine } from '#native-host/layout/layOut';
import type { RunningApp } from '#native-host/node/start';
import { inCache } from '#scripts/lib/paths';
import { drawn, phonesForTests, playOn, sitDown } from './support/app';
import { DEVICE_NAMES, DEVICES, type DeviceName } from './support/devices';
import { SCALES } from './support/sizes';

/** Beside the browser's screenshots, written again by every run. */
const folder = inCache('screenshots', 'native');

describe.each(DEVICE_NAMES)('the layout on an %s', (name) => {
  const takePhone = phonesForTests();
  let layOut: LayOut;
  beforeAll(async () => {
    layOut = await openLayoutEngine();
    mkdirSync(folder, { recursive: true });
  });

  it.each(SCALES)('with text %s times as large', async (fontScale) => {
    const app = await takePhone({ device: { ...DEVICES[name], fontScale }, layOut });
    const found = await lookAround(app, (screen) => look(app, `${screen}-${fontScale}`));
    expect(found).toEqual([]);
  });

  function look({ phone }: RunningApp, screen: string): string[] {
    const layout = layOut(phone);
    writeFileSync(`${folder}/${fileName(name)}-${screen}.svg`, draw(phone, layout));
    // With large text a long word may be torn, which is better than cutting it off.
    const torn = phone.device.fontScale === 1 ? tornWords(phone, layout) : [];
    return [...layoutFaults(phone, layout), ...torn].map((fault) => `${screen}: ${fault}`);
  }
});

const fileName = (name: DeviceName) => name.toLowerCase().replace(/[^a-z0-9×]+/g, '-');

/** Every kind of screen that needs no connection, and a sheet on some. */
async function lookAround(app: RunningApp, look: (screen: string) => string[]): Promise<string[]> {
  const { input, wait } = app;
  const found: string[] = [];
  const lookAt = async (screen: string) => {
    await drawn(app);
    found.push(...look(screen));
  };
  await wait.for('home-new');
  await lookAt('home');
  for (const [door, screen] of [
    ['home-rules', 'rules'],
    ['home-settings', 'settings'],
  ] as const) {
    input.tap(door);
    await wait.for(screen);
    await lookAt(screen);
    input.back();
    await wait.gone(screen);
  }
  input.tap('home-new');
  await wait.for('seat-1');
  await lookAt('new-game');
  input.tap('more');
  await wait.for('variants');
  await lookAt('all choices for a new game');
  input.tap('more');
  await wait.gone('variants');
  input.tap('seat-1');
  await wait.for('seat-name');
  await lookAt('seat');
  input.back();
  await wait.gone('seat-name');
  input.back();
  await wait.gone('start-game');
  await sitDown(app);
  await lookAt('table');
  await playOn(app, { seed: 4, until: 'build' });
  await lookAt('market');
  input.tap('own-board');
  await wait.for('sheet-backdrop');
  await lookAt('own-board');
  return found;
}
