import { type GameState, type JsonRecord, playedVersions, type Versions } from '#engine';

/**
 * A part of a game with the module versions that wrote it. Finished chapters never change, even if
 * the current rules can no longer replay them.
 */
export interface Chapter {
  readonly by: Versions;
  /** Stored state before the first line; null to continue from the previous chapter. */
  readonly start: JsonRecord | null;
  /** Actions in notation. */
  readonly lines: readonly string[];
}

export const lineCount = (chapters: readonly Chapter[]) =>
  chapters.reduce((sum, { lines }) => sum + lines.length, 0);

export function isCurrentVersion({ by }: Chapter, state: GameState): boolean {
  const today = playedVersions(state);
  const names = Object.keys(today);
  return names.length === Object.keys(by).length && names.every((name) => by[name] === today[name]);
}

export function emptyChapter(state: GameState, start: JsonRecord | null = null): Chapter {
  return { by: playedVersions(state), start, lines: [] };
}

/** Appends a line, in a new chapter if the last one has other module versions. */
export function withLine(
  chapters: readonly Chapter[],
  state: GameState,
  line: string,
): readonly Chapter[] {
  const last = chapters.at(-1);
  const isSameChapter = last !== undefined && isCurrentVersion(last, state);
  const chapter = isSameChapter ? last : emptyChapter(state);
  const before = isSameChapter ? chapters.slice(0, -1) : chapters;
  return [...before, { ...chapter, lines: [...chapter.lines, line] }];
}

/** Removes the last line and any empty chapters after it. */
export function withoutLastLine(chapters: readonly Chapter[]): readonly Chapter[] {
  const last = chapters.at(-1);
  if (last === undefined) return chapters;
  const before = chapters.slice(0, -1);
  if (last.lines.length === 0) return withoutLastLine(before);
  return [...before, { ...last, lines: last.lines.slice(0, -1) }];
}
