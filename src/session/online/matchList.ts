import type { ListedMatch } from '../../online/lists';
import type { UserId } from '../../protocol/ids';
import type { MatchDoc, MatchRules } from '../../protocol/match';

export type { ListedMatch };

export const MATCH_GROUPS = ['turn', 'waiting', 'lobby', 'over'] as const;
export type MatchGroup = (typeof MATCH_GROUPS)[number];

/** Where a match belongs in the list of somebody's matches; null: nowhere any more. */
export function groupOf(match: MatchDoc, uid: UserId): MatchGroup | null {
  if (match.toAct.includes(uid)) return 'turn';
  switch (match.status) {
    case 'running':
    case 'abandoned':
      return 'waiting';
    case 'cancelled':
      return null;
    default:
      return match.status;
  }
}

/** One's own matches: first those that wait for oneself, the most urgent on top. */
export function groupsOf(matches: readonly ListedMatch[], uid: UserId) {
  return MATCH_GROUPS.map((group) => ({
    group,
    matches: matches
      .filter(({ match }) => groupOf(match, uid) === group)
      .sort((a, b) => urgency(a.match) - urgency(b.match)),
  })).filter((it) => it.matches.length > 0);
}

const urgency = ({ deadline, updatedAt }: MatchDoc) => deadline ?? -updatedAt;

export const waitingCount = (matches: readonly ListedMatch[], uid: UserId) =>
  matches.filter(({ match }) => groupOf(match, uid) === 'turn').length;

export const rulesOf = (match: MatchDoc) => JSON.parse(match.rules) as MatchRules;
