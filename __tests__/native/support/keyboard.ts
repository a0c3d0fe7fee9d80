import { boxOf, layoutFaults } from '#native-host/layout/check';
import type { LayOut } from '#native-host/layout/layOut';
import type { RunningApp } from '#native-host/node/start';
import { drawn } from './app';
import { DEVICES, type DeviceName, keyboardOf } from './devices';
import { onEverySize } from './sizes';

/** Limit for moving out of the keyboard's way, even on a busy machine. */
const MOVES_MS = 30_000;

/** Elements that stay under the keyboard or outside the window during input. */
async function covered(
  { phone, wait }: RunningApp,
  layOut: LayOut,
  testID: string,
  name: DeviceName,
): Promise<string[]> {
  const { insets, height } = DEVICES[name];
  const box = () => boxOf(phone, layOut(phone), testID);
  const isSeen = () => {
    const { y, height: own } = box();
    return y >= insets.top && y + own <= height - keyboardOf(name);
  };
  return wait.until(testID, isSeen, MOVES_MS).then(
    () => [],
    () => [`${testID} at ${Math.round(box().y)}`],
  );
}

/** Parts of a screen that are hidden during input into one of its fields. */
export async function coveredWhileWriting(
  app: RunningApp,
  layOut: LayOut,
  field: string,
  name: DeviceName,
): Promise<string[]> {
  const { phone, input } = app;
  input.focus(field, keyboardOf(name));
  const found = await covered(app, layOut, field, name);
  await drawn(app);
  found.push(...layoutFaults(phone, layOut(phone), keyboardOf(name)));
  input.leave(field);
  return found.map((fault) => `${name}, text ${phone.device.fontScale}: ${fault}`);
}

/** Hidden parts of a pane. The rest of the table may be under the keyboard. */
export async function coveredInPane(
  app: RunningApp,
  layOut: LayOut,
  [field, ...others]: readonly [string, ...string[]],
  name: DeviceName,
): Promise<string[]> {
  app.input.focus(field, keyboardOf(name));
  const found: string[] = [];
  for (const testID of [field, ...others]) {
    found.push(...(await covered(app, layOut, testID, name)));
  }
  app.input.leave(field);
  return found;
}

/** The same for every screen size. */
export async function coveredAnywhere(
  app: RunningApp,
  layOut: LayOut,
  field: string,
): Promise<string[]> {
  const found: string[] = [];
  await onEverySize(app, async (name) => {
    found.push(...(await coveredWhileWriting(app, layOut, field, name)));
  });
  return found;
}
