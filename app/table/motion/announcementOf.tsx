import type { ReactNode } from 'react';
import { CardIcon } from '#app/art/icons';
import { sentence } from '#app/text/sentences';
import type { Voice } from '#app/text/voice';
import { CARD_NAMES, type GameEvent } from '#engine';

/** A text shown large over the table for a moment. */
export interface Announcement {
  readonly picture: ReactNode;
  readonly text: string;
}

const SIZE = 96;

/** The announcement of an event; null for all but achievements. */
export function announcementOf(event: GameEvent, voice: Voice): Announcement | null {
  if (event.type !== 'achieved') return null;
  const text = sentence(event, voice) ?? '';
  return { picture: <CardIcon card={CARD_NAMES[event.card]} size={SIZE} />, text };
}
