import type { DecisionKind } from '#engine';

/**
 * How several people share this device. `open`: it lies between them, whoever is asked decides, and
 * what is hidden stays covered for all. `around`: the same on a large one, with everybody's board
 * at their own edge. `pass`: it goes to the one whose turn it is.
 */
export const SHARINGS = ['open', 'around', 'pass'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** Whether all look at it all the time. */
export const isOpen = (sharing: Sharing): boolean => sharing !== 'pass';

/**
 * What must be in the decider's own hands. `hidden`: it can only be decided by who sees what is
 * hidden from the others. `turn`: it is a turn of one's own, before which people want to know what
 * has happened. `plain`: everybody may look on, and whoever holds the device can tap it.
 */
export type Privacy = 'hidden' | 'turn' | 'plain';

const HIDDEN: readonly DecisionKind[] = ['takeCards'];
const TURN: readonly DecisionKind[] = ['round'];

/** Whatever is not named is plain: then nothing hidden is shown, so nothing can be given away. */
export function privacyOf(kind: DecisionKind): Privacy {
  if (HIDDEN.includes(kind)) return 'hidden';
  return TURN.includes(kind) ? 'turn' : 'plain';
}

/** Whether the device must change hands before somebody else decides. */
export function needsHandOver(sharing: Sharing, kind: DecisionKind): boolean {
  const privacy = privacyOf(kind);
  return privacy === 'hidden' || (!isOpen(sharing) && privacy === 'turn');
}
