const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a person may think, in seconds: from sitting together to once a week. */
export const TURN_LIMITS = [
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  7 * DAY,
] as const;
export type TurnLimit = (typeof TURN_LIMITS)[number];

export const MAX_NAME_LENGTH = 20;
export const MAX_CHAT_LENGTH = 200;
/** Matches that somebody may have in the lobby or running at the same time. */
export const MAX_OPEN_MATCHES = 30;
export const MAX_MUTED = 50;
export const MAX_WISHES = 12;

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What can be said with one tap; the app has the words in every language. */
export const CHAT_PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'thinking',
  'oneMoment',
  'goodGame',
] as const;
export type ChatPhrase = (typeof CHAT_PHRASES)[number];
