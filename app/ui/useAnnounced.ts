import { useEffect, useRef } from 'react';
import { announce } from './announce';

/** Says a text whenever it becomes another; what stands there from the start is found by reading. */
export function useAnnounced(text: string): void {
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    if (text !== '') announce(text);
  }, [text]);
}
