/** Where things lie in the storage. Every game has its own keys, so games never disturb each other. */
const ROOT = 'borinquen/v1';

export const SLOTS = ['a', 'b'] as const;
export type Slot = (typeof SLOTS)[number];

export const keys = {
  preferences: `${ROOT}/preferences`,
  /** Says which of the two slots holds the game. */
  head: (id: string) => `${ROOT}/game/${id}/head`,
  slot: (id: string, slot: Slot) => `${ROOT}/game/${id}/${slot}`,
  /** The head of a game that was deleted and can still be brought back. */
  trash: (id: string) => `${ROOT}/trash/${id}`,
  /** A save that could not be read. */
  quarantine: (id: string) => `${ROOT}/quarantine/${id}`,
  /** The cached analysis of a game's review. */
  review: (id: string) => `${ROOT}/review/${id}`,
  /** What this device remembers of the online world. */
  online: (what: 'used' | 'config' | 'account') => `${ROOT}/online/${what}`,
  match: (id: string) => `${ROOT}/online/match/${id}`,
  /** Whether the player was asked about messages. */
  messagesAsked: `${ROOT}/messages/asked`,
} as const;

const MARK = '\n';

/** The ids in those of the keys that `keyOf` makes. */
export function idsIn(all: readonly string[], keyOf: (id: string) => string): string[] {
  const [before = '', after = ''] = keyOf(MARK).split(MARK);
  return all
    .filter((key) => key.startsWith(before) && key.endsWith(after))
    .map((key) => key.slice(before.length, key.length - after.length));
}
