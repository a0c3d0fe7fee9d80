import type { Doc, device, profile } from './documents';

export const NOTICE_KINDS = ['turn', 'reminder', 'started', 'over', 'chat'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Times in minutes after midnight in the player's time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** IANA time zone name, such as `America/Puerto_Rico`. */
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

/** Data of a push message. The app opens the path like a link. */
export interface PushData {
  readonly path: string;
  readonly kind: NoticeKind;
  /** Duplicates of a message have the same id. */
  readonly id: string;
}
