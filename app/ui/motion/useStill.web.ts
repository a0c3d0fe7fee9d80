import { useState } from 'react';

/** Whether the system asks for less motion; read once, so that nothing changes its way while it moves. */
export function useStill(): boolean {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return still;
}
