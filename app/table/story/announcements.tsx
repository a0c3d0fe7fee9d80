import type { ReactNode } from 'react';
import { CARD_NAMES, type GameEvent } from '../../../src/engine';
import { CardIcon } from '../../art/icons';
import { sentence } from './sentences';
import type { Voice } from './voice';

/** What is worth a moment of everybody's attention. */
export interface Announcement {
  readonly picture: ReactNode;
  readonly text: string;
}

const SIZE = 96;

/** Null for what happens in passing. */
export function announcementOf(event: GameEvent, voice: Voice): Announcement | null {
  if (event.type !== 'achieved') return null;
  const text = sentence(event, voice) ?? '';
  return { picture: <CardIcon card={CARD_NAMES[event.card]} size={SIZE} />, text };
}
