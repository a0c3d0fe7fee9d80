import type { Line } from '#native-host/node/line';
import type { RunningApp } from '#native-host/node/start';
import { expectHealthy, phonesForTests, stored } from '#tests/native/support/app';
import { goOnline, linesForTests } from './support';

const takePhone = phonesForTests();
const newLine = linesForTests();
const allowed = { hasAllowedPush: true };

/** How often the referee was told where this phone is reached. */
const told = ({ requests }: Line) =>
  requests.filter((request) => request.endsWith('/registerDevice')).length;

const untilTold = ({ wait }: RunningApp, line: Line, times: number) =>
  wait.until(`registration ${times}`, () => told(line) === times);

describe('messages', () => {
  it('have channels with names that people can read, on Android', async () => {
    const app = await takePhone({ device: { os: 'android', language: 'fr' } });
    await app.wait.until('channels', () => app.phone.callsOf('push.channel').length === 5);
    const names = app.phone.callsOf('push.channel').map(([id, channel]) => [id, channel]);
    expect(names).toContainEqual(['turn', expect.objectContaining({ name: 'C’est à vous' })]);
  });

  it('reach a phone that is told to the referee at every start, and when its address changes', async () => {
    const line = newLine();
    const first = await takePhone({ network: line, launch: allowed });
    await goOnline(first, 'Ana');
    await untilTold(first, line, 1);
    first.phone.newPushAddress('another-token');
    await untilTold(first, line, 2);
    expectHealthy(first);
    await stored(first);
    const memory = first.kill();

    const later = newLine();
    const again = await takePhone({ network: later, launch: allowed, memory });
    await again.wait.ready('home-online');
    again.hand.tap('home-online');
    await again.wait.for('new-match');
    await untilTold(again, later, 1);
    expectHealthy(again);
  });

  it('go to the account that is signed in on the phone', async () => {
    const line = newLine();
    const app = await takePhone({ network: line, launch: allowed });
    await goOnline(app, 'Ana');
    await untilTold(app, line, 1);
    app.hand.tap('online-account');
    await app.wait.ready('account-signOut');
    app.hand.tap('account-signOut');
    await app.wait.ready('leave-really');
    app.hand.tap('leave-really');
    await app.wait.gone('account');
    await goOnline(app, 'Ben');
    await untilTold(app, line, 2);
    expectHealthy(app);
  });

  it('are not asked for, nor told, where nobody has allowed them', async () => {
    const line = newLine();
    const app = await takePhone({ network: line });
    await goOnline(app, 'Ana');
    app.phone.newPushAddress('another-token');
    await stored(app);
    expect(told(line)).toBe(0);
    expect(app.phone.callsOf('push.ask')).toEqual([]);
  });
});
