import {
  type Action,
  formatAction,
  type GameEvent,
  type Json,
  SEATS,
  type Seat,
  storeEvent,
} from '#engine';
import { spelled, spelledTitle } from '#i18n/spelled';
import type { Voice } from './voice';

/** Words of last resort, made of names, for modules that this app has no words for. */

export function strangeAction(action: Action, voice: Voice): string {
  const [type = '', ...values] = formatAction(action).split(' ');
  return said(type, values, voice);
}

export function strangeEvent(event: GameEvent, voice: Voice): string {
  const { type, seat, ...values } = storeEvent(event);
  const text = said(String(type), Object.values(values).flatMap(names), voice);
  const who = seatOf(seat, voice);
  if (who === null) return text;
  const person = who === voice.reader ? 'you' : 'they';
  return voice.t(`game:event.strange.${person}`, { name: voice.nameOf(who), text });
}

const NOTHING = '-';

/** "Pledge: sun" */
function said(type: string, values: readonly string[], { t }: Voice): string {
  const words = values.map((value) =>
    value === NOTHING ? t('game:action.nothing') : spelled(value),
  );
  return [spelledTitle(type), words.join(', ')].filter((part) => part !== '').join(': ');
}

function names(value: Json): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.flatMap(names) : [];
}

const seatOf = (seat: Json | undefined, { nameOf }: Voice): Seat | null =>
  typeof seat === 'number' ? (SEATS.find((it) => it === seat && nameOf(it) !== '') ?? null) : null;
