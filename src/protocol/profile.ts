import type { UserId } from './ids';

export const NOTICE_KINDS = ['turn', 'reminder', 'started', 'over', 'chat'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Minutes after midnight in the player's own time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** A name of the time zone database, such as `America/Puerto_Rico`. */
  readonly zone: string;
}

/** `users/{uid}`: written by its owner; the rules of the database check its shape. */
export interface ProfileDoc {
  readonly name: string;
  readonly language: string;
  readonly notices: Readonly<Record<NoticeKind, boolean>>;
  readonly quietHours: QuietHours | null;
  /** People whose chat messages are not shown to this player. */
  readonly muted: readonly UserId[];
  /** People with whom this player shares no match from now on. */
  readonly blocked: readonly UserId[];
}

export const DEFAULT_NOTICES: ProfileDoc['notices'] = {
  turn: true,
  reminder: true,
  started: true,
  over: true,
  chat: false,
};

export const PLATFORMS = ['ios', 'android', 'web'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** `users/{uid}/devices/{token}` */
export interface DeviceDoc {
  readonly token: string;
  readonly platform: Platform;
  /** In which its messages are written. */
  readonly language: string;
  /** The project of Expo's that the token belongs to, once that is known. */
  readonly project?: string;
  readonly at: number;
}

/** What a push carries; the app opens the path like a link. */
export interface PushData {
  readonly path: string;
  readonly kind: NoticeKind;
  /** A message that comes twice comes with the same id. */
  readonly id: string;
}
