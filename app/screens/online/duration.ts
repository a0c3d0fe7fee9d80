import type { Translate } from '#i18n/keys';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 days", "5 hours", "1 minute": rounded, but never to nothing. */
export function durationText(t: Translate, milliseconds: number): string {
  if (milliseconds >= 2 * DAY || milliseconds === DAY) {
    return t('ui:online.days', { count: Math.round(milliseconds / DAY) });
  }
  if (milliseconds >= HOUR) return t('ui:online.hours', { count: Math.round(milliseconds / HOUR) });
  return t('ui:online.minutes', { count: Math.max(1, Math.round(milliseconds / MINUTE)) });
}

/** Remaining time until a deadline. */
export function timeLeft(t: Translate, deadline: number, now: number): string {
  const left = deadline - now;
  return left <= 0 ? t('ui:online.timeUp') : t('ui:online.left', { time: durationText(t, left) });
}
