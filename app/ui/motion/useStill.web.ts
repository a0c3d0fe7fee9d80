import { useState } from 'react';

/** Whether the system asks for reduced motion. Read once, so that no animation changes midway. */
export function useStill(): boolean {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return still;
}
