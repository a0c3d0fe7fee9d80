import { useEffect, useState } from 'react';
import { useOnlineState } from '#app/services/useOnline';

const EVERY_MS = 30_000;

/** The server's time, which deadlines use, updated often enough to show minutes. */
export function useNow(): number {
  const { clockSkew } = useOnlineState();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now + clockSkew;
}
