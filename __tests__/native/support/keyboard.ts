import { boxOf, faults } from '../../../scripts/native/layout/check';
import type { LayOut } from '../../../scripts/native/layout/layOut';
import type { RunningApp } from '../../../scripts/native/node/start';
import { settled } from './app';
import { DEVICE_NAMES, DEVICES, type DeviceName, keyboardOf } from './devices';

/** Text sizes as phones offer them. */
export const SCALES = [1, 1.3, 2] as const;

/** The phone in the hand becomes each phone and tablet of its system, with each size of text. */
export async function onEverySize(
  app: RunningApp,
  look: (name: DeviceName, fontScale: number) => Promise<void>,
): Promise<void> {
  const { os } = app.phone.device;
  for (const name of DEVICE_NAMES.filter((device) => DEVICES[device].os === os)) {
    for (const fontScale of SCALES) {
      app.phone.resize({ ...DEVICES[name], fontScale });
      await look(name, fontScale);
    }
  }
}

/** What lies under the keyboard, or nowhere, while somebody writes into this field. */
export async function coveredWhileWriting(
  { phone, hand }: RunningApp,
  layOut: LayOut,
  field: string,
  name: DeviceName,
): Promise<string[]> {
  const keyboard = keyboardOf(name);
  const { insets, height } = DEVICES[name];
  hand.focus(field, keyboard);
  const box = await settled(() => boxOf(phone, layOut(phone), field));
  const isSeen = box.y >= insets.top && box.y + box.height <= height - keyboard;
  const covered = faults(phone, layOut(phone), keyboard);
  hand.leave(field);
  const where = `${name}, text ${phone.device.fontScale}: `;
  return [...(isSeen ? [] : [`${field} at ${Math.round(box.y)}`]), ...covered].map(
    (fault) => where + fault,
  );
}

/** The same on every size there is. */
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
