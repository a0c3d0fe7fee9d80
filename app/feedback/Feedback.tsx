import { useEffect, useRef } from 'react';
import { usePreferences } from '#app/services/services';
import type { Session } from '#session/session';
import { useSession } from '#session/useSession';
import { cueFor } from './cues';
import { vibrate } from './haptics';
import { playSound } from './sounds';
import { useAwake } from './useAwake';

/** Plays sounds and vibrations for events, and keeps the screen on while a bot thinks. */
export function Feedback({ session }: Readonly<{ session: Session }>) {
  const { log, asked, waiting } = useSession(session);
  useAwake(waiting.some((one) => one.for === 'bot'));
  const { sounds, haptics } = usePreferences();
  const last = useRef({ entries: log.length, asked });
  useEffect(() => {
    const before = last.current;
    last.current = { entries: log.length, asked };
    const isNewTurn = asked !== null && before.asked !== asked;
    const events = log.slice(before.entries).map(({ event }) => event);
    const cue = cueFor(events, isNewTurn);
    if (cue === null) return;
    if (sounds) void playSound(cue);
    if (haptics) void vibrate(cue);
  }, [log, asked, sounds, haptics]);
  return null;
}
