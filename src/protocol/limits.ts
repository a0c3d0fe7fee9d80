const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time limits for one turn, in seconds. */
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

/** Optional time limits per person for a whole match, in seconds. */
export const TOTAL_TIMES = [30 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY] as const;
export type TotalTime = (typeof TOTAL_TIMES)[number];

/** Number of times a player can claim back their seat in one match. */
export const MAX_CLAIMS = 3;

export const MAX_NAME_LENGTH = 20;
export const MAX_CHAT_LENGTH = 200;
/** Largest number of a player's matches in the lobby or running. */
export const MAX_OPEN_MATCHES = 30;
/** Largest number of a player's public matches that wait for players. */
export const MAX_PUBLIC_LOBBIES = 2;
/** Largest length of each of the two lists. Both must fit into the profile document. */
export const MAX_MUTED_OR_BLOCKED = 500;
/** Devices that get an account's push messages. The oldest registration is deleted. */
export const MAX_DEVICES = 10;
export const MAX_ORDERED_ACTIONS = 12;
export const MAX_ORDERED_ROLES = 8;

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Chat messages that can be sent with one tap. The app translates them. */
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
