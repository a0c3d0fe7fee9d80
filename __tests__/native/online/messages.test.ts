import type { RunningApp } from '#native-host/node/start';
import type { SuiteNetwork } from '#native-host/node/suiteNetwork';
import { expectHealthy, phonesForTests, stored } from '#tests/native/support/app';
import { goOnline, networksForTests } from './support';

const takePhone = phonesForTests();
const newNetwork = networksForTests();
const allowed = { hasAllowedPush: true };

/** Number of times the push token was sent to the referee. */
const told = ({ requests }: SuiteNetwork) =>
  requests.filter((request) => request.endsWith('/registerDevice')).length;

const untilTold = ({ wait }: RunningApp, network: SuiteNetwork, times: number) =>
  wait.until(`registration ${times}`, () => told(network) === times);

describe('notifications', () => {
  it('have channels with readable names on Android', async () => {
    const app = await takePhone({ device: { os: 'android', language: 'fr' } });
    await app.wait.until('channels', () => app.phone.callsOf('push.channel').length === 5);
    const names = app.phone.callsOf('push.channel').map(([id, channel]) => [id, channel]);
    expect(names).toContainEqual(['turn', expect.objectContaining({ name: 'C’est à vous' })]);
  });

  it('reach a phone whose token is sent at every start, and when it changes', async () => {
    const network = newNetwork();
    const first = await takePhone({ network, launch: allowed });
    await goOnline(first, 'Ana');
    await untilTold(first, network, 1);
    first.phone.changePushToken('another-token');
    await untilTold(first, network, 2);
    expectHealthy(first);
    await stored(first);
    const memory = first.kill();

    const later = newNetwork();
    const again = await takePhone({ network: later, launch: allowed, memory });
    await again.wait.ready('home-online');
    again.input.tap('home-online');
    await again.wait.for('new-match');
    await untilTold(again, later, 1);
    expectHealthy(again);
  });

  it('go to the account that is signed in on the phone', async () => {
    const network = newNetwork();
    const app = await takePhone({ network, launch: allowed });
    await goOnline(app, 'Ana');
    await untilTold(app, network, 1);
    app.input.tap('online-account');
    await app.wait.ready('account-signOut');
    app.input.tap('account-signOut');
    await app.wait.ready('leave-really');
    app.input.tap('leave-really');
    await app.wait.gone('account');
    await goOnline(app, 'Ben');
    await untilTold(app, network, 2);
    expectHealthy(app);
  });

  it('are not requested, and no token is sent, if they are not allowed', async () => {
    const network = newNetwork();
    const app = await takePhone({ network });
    await goOnline(app, 'Ana');
    app.phone.changePushToken('another-token');
    await stored(app);
    expect(told(network)).toBe(0);
    expect(app.phone.callsOf('push.ask')).toEqual([]);
  });
});
