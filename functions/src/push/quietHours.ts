import type { QuietHours } from '#protocol/profile';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** The time at which a message may be sent: now, or the end of the player's quiet hours. */
export function quietUntil(quiet: QuietHours | null, now: number): number {
  if (quiet === null || quiet.from === quiet.to) return now;
  const minute = minuteOfDay(quiet.zone, now);
  const isQuiet =
    quiet.from < quiet.to
      ? minute >= quiet.from && minute < quiet.to
      : minute >= quiet.from || minute < quiet.to;
  if (!isQuiet) return now;
  const wait = (quiet.to - minute + DAY_MINUTES) % DAY_MINUTES;
  return (Math.floor(now / MINUTE) + wait) * MINUTE;
}

function minuteOfDay(zone: string, now: number): number {
  const parts = clockOf(zone).formatToParts(now);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}

/** Clients write profiles, so the zone may be unknown. It then counts as UTC. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const wanted = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...wanted, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...wanted, timeZone: 'UTC' });
  }
}
