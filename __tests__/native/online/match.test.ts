import { RandomPlayer } from '#native-host/host/randomPlayer';
import { boxOf, layoutFaults } from '#native-host/layout/check';
import { type LayOut, openLayoutEngine } from '#native-host/layout/layOut';
import type { RunningApp } from '#native-host/node/start';
import { sleep } from '#scripts/lib/processes';
import { BOTH, drawn, expectHealthy, phonesForTests } from '#tests/native/support/app';
import { DEVICES } from '#tests/native/support/devices';
import { goOnline, moveOnce, networksForTests, openMatch } from './support';

const newNetwork = networksForTests();

/** Long enough for some rounds on a busy machine. */
const MATCH_MS = 200_000;

/** All badge numbers that the app has set. */
const badges = ({ phone }: RunningApp) => phone.callsOf('badge').map(([count]) => count);

describe('the first connection', () => {
  const takePhone = phonesForTests();

  it.each(BOTH)('can be retried after a failure on %s', async (os) => {
    const network = newNetwork();
    network.disconnect();
    const app = await takePhone({ device: { os }, network });
    const { phone, input, wait } = app;
    await wait.ready('home-online');
    input.tap('home-online');
    const again = await wait.until('Try again', () => phone.screen.label('Try again'));
    network.reconnect();
    input.tap(again);
    await wait.for('online-name-field');
    expectHealthy(app);
  });
});

describe('a match between an iPhone and an Android phone', () => {
  const takePhone = phonesForTests();
  let layOut: LayOut;
  beforeAll(async () => {
    layOut = await openLayoutEngine();
  });

  async function meet() {
    const lineOf = { ana: newNetwork(), ben: newNetwork() };
    const ana = await takePhone({ network: lineOf.ana, layOut });
    await goOnline(ana, 'Ana');
    const code = await openMatch(ana);
    const link = await shared(ana);
    const device = DEVICES['Android, 360×640'];
    const ben = await takePhone({ device, network: lineOf.ben, launch: { link }, layOut });
    await ben.wait.for('online-name-field');
    ben.input.type('online-name-field', 'Ben');
    await ben.wait.ready('join-now');
    ben.input.tap('join-now');
    await ben.wait.for('lobby');
    await ana.wait.ready('start-match');
    ana.input.tap('start-match');
    await ana.wait.for('table');
    await ben.wait.for('table');
    // The first player is random.
    const first = await ana.wait.until('the first turn', () =>
      [ana, ben].find(({ phone }) => phone.screen.has('asks')),
    );
    const [other, firstNetwork] = first === ana ? [ben, lineOf.ana] : [ana, lineOf.ben];
    return { first, other, firstNetwork, code, link };
  }

  /** Both play until one of them is asked to allow notifications. */
  async function untilAskedForMessages(apps: readonly RunningApp[]): Promise<RunningApp> {
    for (const end = Date.now() + MATCH_MS; Date.now() < end; ) {
      const asked = apps.find(({ phone }) => phone.screen.has('messages-yes'));
      if (asked) return asked;
      const mover = apps.find(({ phone }) => phone.screen.has('asks'));
      if (mover) await moveOnce(mover, 5);
      await sleep(50);
    }
    throw new Error('nobody was asked whether messages may come');
  }

  /** The text that "Share the link" sends. */
  async function shared({ phone, input, wait }: RunningApp): Promise<string> {
    input.tap(await wait.until('Share', () => phone.screen.label('Share the link')));
    const text = await wait.until('a shared text', () => phone.callsOf('share')[0]?.[0]);
    return String(text).match(/\S+:\/\/\S+/)?.[0] ?? '';
  }

  it('begins with a link, survives a lost connection, and asks for notifications at the right time', async () => {
    const { first, other, firstNetwork, code, link } = await meet();
    expect(link).toBe(`https://borinquen.app/join/${code}`);

    // The badge shows a match that waits.
    await first.wait.until('one match that waits', () => badges(first).at(-1) === 1);

    // Only the bar avoids the notch.
    await drawn(first);
    const bar = boxOf(first.phone, layOut(first.phone), 'match-bar');
    const leave = boxOf(first.phone, layOut(first.phone), 'leave');
    expect(leave.y - (bar.y + bar.height)).toBeLessThan(10);
    expect(layoutFaults(first.phone, layOut(first.phone))).toEqual([]);

    // A lost connection is noticed at once, and a move made meanwhile waits.
    firstNetwork.disconnect();
    first.phone.emitConnectionChange(false);
    await first.wait.until('the bad news', () =>
      first.phone.screen.textOf('match-bar').includes('Not connected'),
    );
    // The first decision is random, so any move will do.
    const player = new RandomPlayer(first.phone, first.input, 5);
    await first.wait.until('the waiting move', () => {
      if (/sent as soon as/.test(first.phone.screen.textOf('prompt'))) return true;
      player.step();
      return false;
    });
    const standing = other.phone.screen.textOf('standing');
    firstNetwork.reconnect();
    first.phone.emitConnectionChange(true);
    await other.wait.until('the move', () => other.phone.screen.textOf('standing') !== standing);

    // A player who waits for a person is asked once, and the token is then sent to the referee.
    for (const app of [first, other]) expect(app.phone.callsOf('push.ask')).toEqual([]);
    const asked = await untilAskedForMessages([first, other]);
    asked.input.tap('messages-yes');
    await asked.wait.until('the answer', () =>
      asked.phone.screen.texts().includes('This device gets messages now.'),
    );
    expect(asked.phone.callsOf('push.ask')).toHaveLength(1);
    // The turn may have come back meanwhile. When it is the other's again, no match waits.
    const again = new RandomPlayer(asked.phone, asked.input, 5);
    await asked.wait.until('no match that waits', () => {
      if (!asked.phone.screen.has('asks')) return badges(asked).at(-1) === 0;
      again.step();
      return false;
    });
    for (const app of [first, other]) expectHealthy(app);
  });
});
