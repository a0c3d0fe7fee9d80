import type { Line } from '#native-host/node/line';
import { BOTH, expectHealthy, phonesForTests, settled } from '#tests/native/support/app';
import { goOnline, linesForTests } from './support';

const takePhone = phonesForTests();
const newLine = linesForTests();

/** How often the database was called anew; what follows within a call names its session. */
const calls = ({ requests }: Line) =>
  requests.filter((request) => /\/Listen\/channel/.test(request) && !/[?&]SID=/.test(request))
    .length;

describe.each(BOTH)('the line of a phone with %s', (os) => {
  async function online() {
    const line = newLine();
    const app = await takePhone({ device: { os }, network: line });
    await goOnline(app, 'Ana');
    await settled(() => calls(line));
    return { app, line };
  }

  // The line stays whole here: what the app shows it cannot have found out by itself.
  it('is lost, and back, as soon as the system says so', async () => {
    const { app } = await online();
    const { phone, wait } = app;
    const isLost = () => phone.screen.texts().some((text) => text.startsWith('Not connected'));
    phone.tellConnection(false);
    await wait.until('the bad news', isLost);
    phone.tellConnection(true);
    await wait.until('the good news', () => !isLost());
    expectHealthy(app);
  });

  // While the app slept the line may have died without a word.
  it('is opened anew when the app comes to the front', async () => {
    const { app, line } = await online();
    const before = calls(line);
    app.phone.goBehind();
    await settled(() => calls(line));
    expect(calls(line)).toBe(before);
    app.phone.comeForward();
    await app.wait.until('another call', () => calls(line) > before);
    expectHealthy(app);
  });
});
