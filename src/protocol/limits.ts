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

/** How long a person may think in a whole match, in seconds, if that is limited too. */
export const TOTAL_TIMES = [30 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY] as const;
export type TotalTime = (typeof TOTAL_TIMES)[number];

/** How often a seat that was given up or lost can be claimed back in a match. */
export const MAX_CLAIMS = 3;

export const MAX_NAME_LENGTH = 20;
export const MAX_CHAT_LENGTH = 200;
/** Matches that somebody may have in the lobby or running at the same time. */
export const MAX_OPEN_MATCHES = 30;
/** Public matches of one person that wait for players at the same time. */
export const MAX_PUBLIC_LOBBIES = 2;
/** People somebody may mute, and block: more than anybody will, and still one document. */
export const MAX_MUTED_OR_BLOCKED = 500;
/** Phones and tablets that get an account's messages; the one longest unused makes room. */
export const MAX_DEVICES = 10;
export const MAX_ORDERED_ACTIONS = 12;
export const MAX_ORDERED_ROLES = 8;

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
