import { layoutFaults } from '#native-host/layout/check';
import type { LayOut } from '#native-host/layout/layOut';
import type { RunningApp } from '#native-host/node/start';
import { drawn } from './app';
import { DEVICE_NAMES, DEVICES, type DeviceName } from './devices';

/** Text sizes as phones offer them. */
export const SCALES = [1, 1.3, 2] as const;

/** Resizes the phone to each phone and tablet of its system, with each text size, and back. */
export async function onEverySize(
  app: RunningApp,
  look: (name: DeviceName, fontScale: number) => Promise<void>,
): Promise<void> {
  const { device: own } = app.phone;
  for (const name of DEVICE_NAMES.filter((device) => DEVICES[device].os === own.os)) {
    for (const fontScale of SCALES) {
      app.phone.resize({ ...DEVICES[name], fontScale });
      await look(name, fontScale);
    }
  }
  app.phone.resize(own);
}

/** Layout faults of the top screen on any size. */
export async function wrongAnywhere(
  app: RunningApp,
  layOut: LayOut,
  screen: string,
): Promise<string[]> {
  const found: string[] = [];
  await onEverySize(app, async (name, fontScale) => {
    await drawn(app);
    const wrong = layoutFaults(app.phone, layOut(app.phone));
    found.push(...wrong.map((fault) => `${screen}, ${name}, text ${fontScale}: ${fault}`));
  });
  return found;
}
