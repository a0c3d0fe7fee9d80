import type { MatchId, UserId } from './ids';

export const REPORT_REASONS = ['abuse', 'name', 'spam', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `reports/{id}`: read only by the operators. */
export interface ReportDoc {
  readonly by: UserId;
  readonly about: UserId;
  /** The person's name at the time of the report. */
  readonly name: string;
  /** Text or phrase of the reported message. */
  readonly said: string | null;
  readonly matchId: MatchId;
  readonly messageId: string | null;
  readonly reason: ReportReason;
  readonly at: number;
  readonly state: 'open' | 'closed';
}
