/** Prefix of all storage keys. Each game has its own keys, so games do not affect each other. */
const ROOT = 'borinquen/v1';

export const SLOTS = ['a', 'b'] as const;
export type Slot = (typeof SLOTS)[number];

export const keys = {
  preferences: `${ROOT}/preferences`,
  /** Names the slot with the current save of a game. */
  head: (id: string) => `${ROOT}/game/${id}/head`,
  slot: (id: string, slot: Slot) => `${ROOT}/game/${id}/${slot}`,
  /** Head of a deleted game that can still be restored. */
  trash: (id: string) => `${ROOT}/trash/${id}`,
  /** A save that could not be read. */
  quarantine: (id: string) => `${ROOT}/quarantine/${id}`,
  /** Cached analysis of a game's review. */
  review: (id: string) => `${ROOT}/review/${id}`,
  /** Cached online data. */
  online: (what: 'used' | 'config' | 'account') => `${ROOT}/online/${what}`,
  match: (id: string) => `${ROOT}/online/match/${id}`,
  /** Set once the player was asked about push messages. */
  messagesAsked: `${ROOT}/messages/asked`,
} as const;

const MARK = '\n';

/** Extracts the ids from all keys that have the form of `keyOf`. */
export function idsIn(all: readonly string[], keyOf: (id: string) => string): string[] {
  const [before = '', after = ''] = keyOf(MARK).split(MARK);
  return all
    .filter((key) => key.startsWith(before) && key.endsWith(after))
    .map((key) => key.slice(before.length, key.length - after.length));
}
