import { useEffect, useState } from 'react';
import { Platform } from 'react-native';

/** Pause between two modals. iOS refuses one that opens while another closes. */
const GOING_MS = Platform.OS === 'ios' ? 60 : 20;

let holder: symbol | null = null;
let lastGone = Number.NEGATIVE_INFINITY;
const waiting = new Set<() => void>();

/** Time to wait until a modal can open; null while another one is open. */
function wait(): number | null {
  if (holder !== null) return null;
  const since = Date.now() - lastGone;
  return since >= 0 && since < GOING_MS ? GOING_MS - since : 0;
}

function giveUp(who: symbol): void {
  if (holder !== who) return;
  holder = null;
  lastGone = Date.now();
  for (const ask of [...waiting]) ask();
}

/** Whether a modal may open now. The system shows only one at a time. */
export function useWindowTurn(isWanted: boolean): boolean {
  const [self] = useState(() => Symbol('window'));
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      const milliseconds = wait();
      if (milliseconds === null) return;
      if (milliseconds > 0) {
        timer = setTimeout(ask, milliseconds);
        return;
      }
      waiting.delete(ask);
      holder = self;
      setHasTurn(true);
    };
    waiting.add(ask);
    ask();
    return () => {
      clearTimeout(timer);
      waiting.delete(ask);
      setHasTurn(false);
      giveUp(self);
    };
  }, [isWanted, self]);
  return hasTurn;
}
