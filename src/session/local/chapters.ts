import { type GameState, type JsonRecord, playedVersions, type Versions } from '#engine';

/**
 * Part of what was played, under the versions of the modules that wrote it. Chapters are kept as
 * they were written, also when today's rules can no longer play them.
 */
export interface Chapter {
  readonly by: Versions;
  /** The stored table before the first line; null: the one to which the chapter before led. */
  readonly start: JsonRecord | null;
  /** Actions in notation. */
  readonly lines: readonly string[];
}

export const lineCount = (chapters: readonly Chapter[]) =>
  chapters.reduce((sum, { lines }) => sum + lines.length, 0);

export function isOfToday({ by }: Chapter, state: GameState): boolean {
  const today = playedVersions(state);
  const names = Object.keys(today);
  return names.length === Object.keys(by).length && names.every((name) => by[name] === today[name]);
}

export function emptyChapter(state: GameState, start: JsonRecord | null = null): Chapter {
  return { by: playedVersions(state), start, lines: [] };
}

/** One line more, in a chapter of today's. */
export function withLine(
  chapters: readonly Chapter[],
  state: GameState,
  line: string,
): readonly Chapter[] {
  const last = chapters.at(-1);
  const goesOn = last !== undefined && isOfToday(last, state);
  const chapter = goesOn ? last : emptyChapter(state);
  const before = goesOn ? chapters.slice(0, -1) : chapters;
  return [...before, { ...chapter, lines: [...chapter.lines, line] }];
}

/** Without the last line; a chapter without lines that only went on from another goes with it. */
export function withoutLastLine(chapters: readonly Chapter[]): readonly Chapter[] {
  const last = chapters.at(-1);
  if (last === undefined) return chapters;
  const before = chapters.slice(0, -1);
  if (last.lines.length === 0) return withoutLastLine(before);
  return [...before, { ...last, lines: last.lines.slice(0, -1) }];
}
