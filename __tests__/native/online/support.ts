import { RandomPlayer } from '#native-host/host/randomPlayer';
import type { RunningApp } from '#native-host/node/start';
import { SuiteNetwork } from '#native-host/node/suiteNetwork';
import { parseInviteCode } from '#protocol/ids';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';

/** Networks for the phones of a file. Each is disconnected after its test. */
export function networksForTests(): () => SuiteNetwork {
  const networks: SuiteNetwork[] = [];
  afterEach(() => {
    for (const network of networks.splice(0)) network.disconnect();
  });
  return () => {
    const network = newNetwork();
    networks.push(network);
    return network;
  };
}

function newNetwork(): SuiteNetwork {
  const suite = addressesFromEnvironment();
  if (suite?.functions === undefined) throw new Error('the local suite is not running');
  return new SuiteNetwork({
    auth: suite.auth,
    firestore: suite.firestore,
    functions: suite.functions,
  });
}

/** Opens the list of matches from the home screen, as a new user. */
export async function goOnline({ input, wait }: RunningApp, name: string): Promise<void> {
  await wait.ready('home-online');
  input.tap('home-online');
  await wait.for('online-name-field');
  input.type('online-name-field', name);
  await wait.ready('online-name-done');
  input.tap('online-name-done');
  await wait.for('new-match');
}

/** Opens a match for two people and returns its code. */
export async function openMatch({ phone, input, wait }: RunningApp): Promise<string> {
  input.tap('new-match');
  await wait.ready('create-match');
  input.tap('create-match');
  await wait.for('lobby');
  return `${parseInviteCode(phone.screen.textOf('invite-code'))}`;
}

/** Taps until this player is no longer asked, or everything was tried. */
export async function moveOnce(app: RunningApp, seed: number): Promise<void> {
  const { phone, wait } = app;
  await wait.for('asks');
  const before = phone.screen.textOf('standing');
  const player = new RandomPlayer(phone, app.input, seed);
  await wait.until('a move', () => {
    if (phone.screen.textOf('standing') !== before) return true;
    player.step();
    return false;
  });
}
