import type { LocalGame } from '#session/local/localGame';
import { type Archive, isArchive, readArchive } from './archive';
import { newGameId } from './ids';
import { type NotationError, readNotation } from './notation';

/** What a text from elsewhere holds: one game, or a copy of everything that a device kept. */
export type ImportContent =
  | { readonly game: LocalGame }
  | { readonly archive: Archive }
  | { readonly fault: NotationError; readonly line?: string };

/** Reads a text that somebody pasted or chose; nothing is stored yet. */
export function parseImport(text: string, now: number): ImportContent {
  if (isArchive(text)) {
    const archive = readArchive(text);
    return 'fault' in archive ? archive : { archive };
  }
  const game = readNotation(text, newGameId(), now);
  return 'fault' in game ? game : { game };
}
