import { err, ok, type Result } from '#protocol/result';
import type { LocalGame } from '#session/local/localGame';
import { type Archive, isArchive, readArchive } from './archive';
import { newGameId } from './ids';
import { type NotationError, readNotation } from './notation';

/** Content of an imported text: one game, or the archive of a device. */
export type ImportContent = { readonly game: LocalGame } | { readonly archive: Archive };

/** Parses an imported text without storing anything. */
export function parseImport(text: string, now: number): Result<ImportContent, NotationError> {
  if (isArchive(text)) {
    const archive = readArchive(text);
    return archive.ok ? ok({ archive: archive.value }) : err({ reason: archive.error });
  }
  const game = readNotation(text, newGameId(), now);
  return game.ok ? ok({ game: game.value }) : game;
}
