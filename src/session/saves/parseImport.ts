import { err, ok, type Result } from '#protocol/result';
import type { LocalGame } from '#session/local/localGame';
import { type Archive, isArchive, readArchive } from './archive';
import { newGameId } from './ids';
import { type NotationError, readNotation } from './notation';

/** One game, or everything that a device stores. */
export type ImportContent = { readonly game: LocalGame } | { readonly archive: Archive };

/** Reads a text that somebody pasted or chose; nothing is stored yet. */
export function parseImport(text: string, now: number): Result<ImportContent, NotationError> {
  if (isArchive(text)) {
    const archive = readArchive(text);
    return archive.ok ? ok({ archive: archive.value }) : err({ reason: archive.error });
  }
  const game = readNotation(text, newGameId(), now);
  return game.ok ? ok({ game: game.value }) : game;
}
