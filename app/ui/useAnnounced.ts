import { useEffect, useRef } from 'react';
import { announce } from './announce';

/** Announces a text whenever it changes, but not the first one. */
export function useAnnounced(text: string): void {
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    if (text !== '') announce(text);
  }, [text]);
}
