import { isDeepStrictEqual } from 'node:util';
import { boxOf } from '#native-host/layout/check';
import { type LayOut, openLayoutEngine } from '#native-host/layout/layOut';
import { BOTH, expectHealthy, phonesForTests, settled, sitDown } from './support/app';
import { DEVICES, type DeviceName, keyboardOf } from './support/devices';
import { coveredAnywhere } from './support/keyboard';

const PHONES: readonly DeviceName[] = [
  'iPhone SE, 320×568',
  'Android, 360×640',
  'iPhone, 390×844',
  'iPad, 820×1180',
];

describe.each(PHONES)('the keyboard of an %s', (name) => {
  const takePhone = phonesForTests();
  let layOut: LayOut;
  beforeAll(async () => {
    layOut = await openLayoutEngine();
  });

  async function openSeat(seat: string) {
    const app = await takePhone({ device: DEVICES[name], layOut });
    await app.wait.for('home-new');
    app.input.tap('home-new');
    await app.wait.for(seat);
    app.input.tap(seat);
    await app.wait.for('seat-name');
    return app;
  }

  it('returns the space when it closes', async () => {
    // The lowest seat: on a tablet, a panel beside a higher one is already above the keyboard.
    const { phone, input, wait } = await openSeat('seat-4');
    const field = () => boxOf(phone, layOut(phone), 'seat-name');
    const before = await settled(field);
    const isBack = () => isDeepStrictEqual(field(), before);
    input.focus('seat-name', keyboardOf(name));
    await wait.until('the field to move', () => !isBack());
    input.hideKeyboard();
    await wait.until('the field where it was', isBack);
  });

  it('lets a tap through to a button while it is open', async () => {
    const { phone, input, wait } = await openSeat('seat-1');
    input.focus('seat-name', keyboardOf(name));
    const bot = await wait.until('Bot', () => phone.screen.label('Bot'));
    input.tap(bot);
    await wait.until('the levels of bots', () => phone.screen.label('Hard'));
  });
});

describe.each(BOTH)('a text field is never under the keyboard on %s', (os) => {
  const takePhone = phonesForTests();
  let layOut: LayOut;
  beforeAll(async () => {
    layOut = await openLayoutEngine();
  });

  it("for a seat's name", async () => {
    const app = await takePhone({ device: { os }, layOut });
    await app.wait.for('home-new');
    app.input.tap('home-new');
    await app.wait.for('seat-1');
    app.input.tap('seat-1');
    await app.wait.for('seat-name');
    expect(await coveredAnywhere(app, layOut, 'seat-name')).toEqual([]);
    expectHealthy(app);
  });

  it("for a saved game's name", async () => {
    const app = await takePhone({ device: { os }, layOut });
    const { input, wait, phone } = app;
    await sitDown(app);
    input.tap('leave');
    await wait.ready('home-saves');
    input.tap('home-saves');
    input.tap(
      await wait.until('rename', () =>
        phone.tree.find(({ props }) => String(props.testID).startsWith('rename-')),
      ),
    );
    await wait.for('rename-name');
    expect(await coveredAnywhere(app, layOut, 'rename-name')).toEqual([]);
    expectHealthy(app);
  });

  it('for an imported game', async () => {
    const app = await takePhone({
      device: { os },
      layOut,
      launch: { link: 'borinquen://settings' },
    });
    app.input.tap(await app.wait.for('import-all'));
    await app.wait.for('import-text');
    expect(await coveredAnywhere(app, layOut, 'import-text')).toEqual([]);
    expectHealthy(app);
  });
});
