import type { SuiteNetwork } from '#native-host/node/suiteNetwork';
import { BOTH, expectHealthy, phonesForTests, settled } from '#tests/native/support/app';
import { goOnline, networksForTests } from './support';

const takePhone = phonesForTests();
const newNetwork = networksForTests();

/** Number of new sessions with the database. Later requests of a session name its id. */
const calls = ({ requests }: SuiteNetwork) =>
  requests.filter((request) => /\/Listen\/channel/.test(request) && !/[?&]SID=/.test(request))
    .length;

describe.each(BOTH)('the connection of a phone with %s', (os) => {
  async function online() {
    const network = newNetwork();
    const app = await takePhone({ device: { os }, network });
    await goOnline(app, 'Ana');
    await settled(() => calls(network));
    return { app, network };
  }

  // The network stays up, so the app can only know it from the system.
  it('is lost and restored as soon as the system says so', async () => {
    const { app } = await online();
    const { phone, wait } = app;
    const isLost = () => phone.screen.texts().some((text) => text.startsWith('Not connected'));
    phone.emitConnectionChange(false);
    await wait.until('the bad news', isLost);
    phone.emitConnectionChange(true);
    await wait.until('the good news', () => !isLost());
    expectHealthy(app);
  });

  // The connection may have died while the app was in the background.
  it('is opened again when the app comes to the foreground', async () => {
    const { app, network } = await online();
    const before = calls(network);
    app.phone.moveToBackground();
    await settled(() => calls(network));
    expect(calls(network)).toBe(before);
    app.phone.moveToForeground();
    await app.wait.until('another call', () => calls(network) > before);
    expectHealthy(app);
  });
});
