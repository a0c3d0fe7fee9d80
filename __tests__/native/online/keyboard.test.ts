import type { Os } from '#native-host/host/device';
import type { ShadowNode } from '#native-host/host/tree';
import { type LayOut, openLayoutEngine } from '#native-host/layout/layOut';
import type { RunningApp } from '#native-host/node/start';
import { BOTH, expectHealthy, phonesForTests } from '#tests/native/support/app';
import { DEVICES, type DeviceName } from '#tests/native/support/devices';
import { coveredAnywhere, coveredInPane } from '#tests/native/support/keyboard';
import { goOnline, networksForTests, openMatch } from './support';

const newNetwork = networksForTests();

describe.each(BOTH)('an online text field is never under the keyboard on %s', (os) => {
  const takePhone = phonesForTests();
  let layOut: LayOut;
  beforeAll(async () => {
    layOut = await openLayoutEngine();
  });
  const start = (launch = {}) =>
    takePhone({ device: { os }, network: newNetwork(), layOut, launch });

  async function covered(app: RunningApp, ...fields: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const field of fields) found.push(...(await coveredAnywhere(app, layOut, field)));
    return found;
  }

  it('for the code of an invitation, and the name of the new player', async () => {
    const app = await start({ link: 'borinquen://join' });
    await app.wait.for('join-code');
    expect(await covered(app, 'join-code', 'online-name-field')).toEqual([]);
    expectHealthy(app);
  });

  it('for the name of a new user', async () => {
    const app = await start();
    await app.wait.ready('home-online');
    app.input.tap('home-online');
    await app.wait.for('online-name');
    expect(await covered(app, 'online-name-field')).toEqual([]);
    expectHealthy(app);
  });

  it('for the account’s name and mail address', async () => {
    const app = await start();
    await goOnline(app, 'Ana');
    app.input.tap('online-account');
    await app.wait.for('account-name');
    expect(await covered(app, 'account-name', 'account-mail')).toEqual([]);
    expectHealthy(app);
  });

  it('for the chat, on its own screen and beside the table', async () => {
    const app = await start();
    const { phone, input, wait } = app;
    await goOnline(app, 'Ana');
    await openMatch(app);
    await wait.ready('start-match');
    input.tap('start-match');
    await wait.for('open-chat');
    input.tap('open-chat');
    await wait.for('chat-text');
    const onScreen = await covered(app, 'chat-text');
    input.back();
    await wait.gone('chat-text');

    phone.resize({ ...DEVICES[LARGE[os]], fontScale: 1 });
    input.tap(await wait.until('a pane for the chat', () => phone.tree.find(isChatTab)));
    await wait.for('chat-pane');
    const besideTable = await coveredInPane(app, layOut, CHAT, LARGE[os]);
    expect({ onScreen, besideTable }).toEqual({ onScreen: [], besideTable: [] });
    expectHealthy(app);
  });
});

const CHAT = ['chat-text', 'chat-send'] as const;

/** Large enough for a pane with the chat. */
const LARGE = {
  ios: 'iPad lying, 1376×1032',
  android: 'Android tablet lying, 1280×800',
} as const satisfies Record<Os, DeviceName>;

const isChatTab = ({ props }: ShadowNode) =>
  /^Chat/.test(String(props.accessibilityLabel)) && props.accessibilityRole === 'radio';
