import type { DecisionKind } from '#engine';

/**
 * How several people share this device. `open`: everybody sees it, and hidden information stays
 * covered. `around`: the same on a large device, with each board at its player's edge. `pass`: it
 * is handed to the player whose turn it is.
 */
export const SHARINGS = ['open', 'around', 'pass'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** Whether all players see the screen all the time. */
export const isOpen = (sharing: Sharing): boolean => sharing !== 'pass';

/**
 * How private a decision is. `hidden`: it needs information that the others must not see. `turn`: a
 * whole turn, before which the player sees the recap. `plain`: everybody may watch, and anybody may
 * tap.
 */
export type Privacy = 'hidden' | 'turn' | 'plain';

const HIDDEN: readonly DecisionKind[] = ['takeCards'];
const TURN: readonly DecisionKind[] = ['round'];

/** Decisions in neither list are plain, because they show no hidden information. */
export function privacyOf(kind: DecisionKind): Privacy {
  if (HIDDEN.includes(kind)) return 'hidden';
  return TURN.includes(kind) ? 'turn' : 'plain';
}

/** Whether the device must be handed over before another player decides. */
export function needsHandOver(sharing: Sharing, kind: DecisionKind): boolean {
  const privacy = privacyOf(kind);
  return privacy === 'hidden' || (!isOpen(sharing) && privacy === 'turn');
}
