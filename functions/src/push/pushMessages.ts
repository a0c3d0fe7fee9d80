import type { ExpoPushMessage } from 'expo-server-sdk';
import type { PushData } from '#protocol/profile';
import type { Notice } from './notices';
import type { PushDoc } from './pushDoc';
import type { Device, Recipient } from './recipient';
import { textFor } from './texts';

/** One message to one device. */
export interface PushMessage {
  readonly push: PushDoc;
  readonly device: Device;
  readonly content: ExpoPushMessage & { readonly to: string };
}

/** Messages of a push, each in the language of its device. */
export function pushMessagesFor(push: PushDoc, { devices, badge }: Recipient): PushMessage[] {
  const { notice, pending } = push;
  return devices
    .filter(({ token }) => pending === null || pending.includes(token))
    .map((device) => ({
      push,
      device,
      content: {
        to: device.token,
        ...textFor(notice, device.language),
        badge,
        ...delivery(notice),
      },
    }));
}

/**
 * Delivery options and data. The data contains nothing about the game. Expo has no idempotency
 * key, so phones detect duplicates by id. A later message of a match replaces the earlier one, but
 * chat does not replace a turn.
 */
function delivery({ id, matchId, kind }: Notice) {
  const data: PushData = { path: `/match/${matchId}`, kind, id };
  const place = kind === 'chat' ? `${matchId}-chat` : matchId;
  return {
    data: { ...data },
    sound: 'default',
    priority: kind === 'chat' ? 'normal' : 'high',
    channelId: kind,
    collapseId: place,
    tag: place,
  } as const;
}
