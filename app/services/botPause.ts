import type { Speed } from '#session/preferences/preferences';
import { PACES } from './paces';

/** What has landed is looked at for a moment. */
const A_BREATH = 120;

/** How long a bot takes at least: what the move before it set flying has landed by then. */
export function botPause(speed: Speed): number {
  const pace = PACES[speed];
  return pace === null ? 0 : pace.whole + A_BREATH;
}
