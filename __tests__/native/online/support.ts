import { Player } from '#native-host/host/player';
import { Line } from '#native-host/node/line';
import type { RunningApp } from '#native-host/node/start';
import { parseInviteCode } from '#protocol/ids';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';

/** Lines for the phones of a file; every one is cut after its test. */
export function linesForTests(): () => Line {
  const lines: Line[] = [];
  afterEach(() => {
    for (const line of lines.splice(0)) line.cut();
  });
  return () => {
    const line = newLine();
    lines.push(line);
    return line;
  };
}

function newLine(): Line {
  const suite = addressesFromEnvironment();
  if (suite?.functions === undefined) throw new Error('the local suite is not running');
  return new Line({ auth: suite.auth, firestore: suite.firestore, functions: suite.functions });
}

/** From the home screen to the list of one's matches, as somebody new. */
export async function goOnline({ hand, wait }: RunningApp, name: string): Promise<void> {
  await wait.ready('home-online');
  hand.tap('home-online');
  await wait.for('online-name-field');
  hand.type('online-name-field', name);
  await wait.ready('online-name-done');
  hand.tap('online-name-done');
  await wait.for('new-match');
}

/** Opens a match for two people and answers its code. */
export async function openMatch({ phone, hand, wait }: RunningApp): Promise<string> {
  hand.tap('new-match');
  await wait.ready('create-match');
  hand.tap('create-match');
  await wait.for('lobby');
  return `${parseInviteCode(phone.screen.textOf('invite-code'))}`;
}

/** Taps until this player is asked no more, or once everything was tried. */
export async function moveOnce(app: RunningApp, seed: number): Promise<void> {
  const { phone, wait } = app;
  await wait.for('asks');
  const before = phone.screen.textOf('standing');
  const player = new Player(phone, app.hand, seed);
  await wait.until('a move', () => {
    if (phone.screen.textOf('standing') !== before) return true;
    player.step();
    return false;
  });
}
