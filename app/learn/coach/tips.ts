import { takersOfRound } from '#app/text/takers';
import { roleWord } from '#app/text/voice';
import { type DecisionKind, decisionOf, type Seat } from '#engine';
import type { RoleWord } from '#i18n/keys';
import type { SessionSnapshot } from '#session/session';

/** Kinds of decision that a beginner meets. */
const DECISIONS = [
  'round',
  'settle',
  'place',
  'build',
  'privilegeGoods',
  'sell',
  'load',
  'store',
] as const satisfies readonly DecisionKind[];
const ROLES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
] as const satisfies readonly RoleWord[];

/** A situation that is explained the first time it comes up. */
export type Tip =
  | { readonly kind: 'decision'; readonly decision: (typeof DECISIONS)[number] }
  | { readonly kind: 'other'; readonly role: (typeof ROLES)[number]; readonly by: Seat };

/** The name under which a tip is stored as read. */
export const nameOfTip = (tip: Tip) =>
  tip.kind === 'decision' ? tip.decision : `other ${tip.role}`;

/** The tip for the current decision, or for another player's choice. */
export function tipFor(snapshot: SessionSnapshot, read: readonly string[]): Tip | null {
  const tips = [decisionTip(snapshot), otherTip(snapshot)];
  return tips.find((tip) => tip !== null && !read.includes(nameOfTip(tip))) ?? null;
}

function decisionTip({ asked, guessedState: state }: SessionSnapshot): Tip | null {
  const kind = asked === null ? null : (decisionOf(state)?.kind ?? null);
  const decision = DECISIONS.find((known) => known === kind);
  return decision === undefined ? null : { kind: 'decision', decision };
}

/** A tip about the current phase, so that its role is visible on the table. */
function otherTip({ view, log, holder }: SessionSnapshot): Tip | null {
  const { role: played } = view;
  if (played === null || view.over) return null;
  const by = takersOfRound(log).get(played);
  const role = ROLES.find((known) => known === roleWord(played));
  if (by === undefined || by === holder || role === undefined) return null;
  return { kind: 'other', role, by };
}
