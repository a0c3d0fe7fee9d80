import type { Doc, device, profile } from './documents';

export const NOTICE_KINDS = ['turn', 'reminder', 'started', 'over', 'chat'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Minutes after midnight in the player's own time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** A name of the time zone database, such as `America/Puerto_Rico`. */
  readonly zone: string;
}

export type ProfileDoc = Doc<typeof profile>;

export const DEFAULT_NOTICES: ProfileDoc['notices'] = {
  turn: true,
  reminder: true,
  started: true,
  over: true,
  chat: false,
};

export const PLATFORMS = ['ios', 'android', 'web'] as const;
export type Platform = (typeof PLATFORMS)[number];

export type DeviceDoc = Doc<typeof device>;

/** What a push carries; the app opens the path like a link. */
export interface PushData {
  readonly path: string;
  readonly kind: NoticeKind;
  /** A message that comes twice comes with the same id. */
  readonly id: string;
}
