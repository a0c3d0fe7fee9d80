import { useEffect, useState } from 'react';
import { Platform } from 'react-native';

/** An iPhone refuses a window that comes while another one goes; this is long enough for it. */
const GOING_MS = Platform.OS === 'ios' ? 60 : 20;

let holder: symbol | null = null;
let lastGone = Number.NEGATIVE_INFINITY;
const waiting = new Set<() => void>();

/** How long one would have to wait now; null: somebody has the turn, for as long as they like. */
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

/** Windows of the system come one at a time: whether it is this one's turn, once it wants one. */
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
