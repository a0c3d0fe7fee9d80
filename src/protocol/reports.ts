import type { MatchId, UserId } from './ids';

/** Why somebody is reported. */
export const REPORT_REASONS = ['abuse', 'name', 'spam', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `reports/{id}`: read by operators alone. */
export interface ReportDoc {
  readonly by: UserId;
  readonly about: UserId;
  /** As the person was called, and what they said, when it was reported. */
  readonly name: string;
  readonly said: string | null;
  readonly matchId: MatchId;
  readonly messageId: string | null;
  readonly reason: ReportReason;
  readonly at: number;
  readonly state: 'open' | 'closed';
}
