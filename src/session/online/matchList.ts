import type { ListedMatch, PublicMatch } from '#online/lists';
import { matchRules, readJson } from '#protocol/documents';
import type { UserId } from '#protocol/ids';
import type { MatchInfo, MatchRules } from '#protocol/match';

export type { ListedMatch, PublicMatch };

export const MATCH_GROUPS = ['turn', 'waiting', 'lobby', 'over'] as const;
export type MatchGroup = (typeof MATCH_GROUPS)[number];

/** The group of a match in the list of own matches; null if it is no longer listed. */
export function groupOf(match: MatchInfo, uid: UserId): MatchGroup | null {
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

/** Own matches by group: first those that wait for this player, the most urgent on top. */
export function groupsOf(matches: readonly ListedMatch[], uid: UserId) {
  return MATCH_GROUPS.map((group) => ({
    group,
    matches: matches
      .filter(({ match }) => groupOf(match, uid) === group)
      .sort((a, b) => urgency(a.match) - urgency(b.match)),
  })).filter((it) => it.matches.length > 0);
}

const urgency = ({ deadline, updatedAt }: MatchInfo) => deadline ?? -updatedAt;

export const waitingCount = (matches: readonly ListedMatch[], uid: UserId) =>
  matches.filter(({ match }) => groupOf(match, uid) === 'turn').length;

const PLAIN: MatchRules = { edition: 'classic', expansions: [], variants: {}, board: 'draft' };

export const rulesOf = (match: MatchInfo): MatchRules => readJson(matchRules, match.rules) ?? PLAIN;

/** People this player has shared a match with, each once, the latest first. */
export function playedWith(matches: readonly ListedMatch[], uid: UserId) {
  const people = new Map<UserId, string>();
  const latest = [...matches].sort((a, b) => b.match.updatedAt - a.match.updatedAt);
  for (const { match } of latest.filter((it) => it.match.status !== 'lobby')) {
    for (const seat of match.seats) {
      if (seat.uid !== null && seat.uid !== uid && !people.has(seat.uid)) {
        people.set(seat.uid, seat.name);
      }
    }
  }
  return [...people].map(([id, name]) => ({ uid: id, name }));
}
