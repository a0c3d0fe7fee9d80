import type { ExpoPushMessage } from 'expo-server-sdk';
import type { PushData } from '#protocol/profile';
import type { Notice } from './notices';
import type { PushDoc } from './pushDoc';
import type { Device, Recipient } from './recipient';
import { wordsFor } from './words';

/** One message to one device. */
export interface Letter {
  readonly push: PushDoc;
  readonly device: Device;
  readonly message: ExpoPushMessage & { readonly to: string };
}

/** The letters of a push, each in the language of its device. */
export function lettersOf(push: PushDoc, { devices, badge }: Recipient): Letter[] {
  const { notice, pending } = push;
  return devices
    .filter(({ token }) => pending === null || pending.includes(token))
    .map((device) => ({
      push,
      device,
      message: {
        to: device.token,
        ...wordsFor(notice, device.language),
        badge,
        ...delivery(notice),
      },
    }));
}

/**
 * Nothing of the game is in it but that something happened. Expo takes no key against doubles,
 * so a phone knows a letter that comes twice by its id, and the later one takes the place of
 * the earlier, as a later turn of a match does. What people say does not hide whose turn it is.
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
