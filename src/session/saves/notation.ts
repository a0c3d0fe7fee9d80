import * as v from 'valibot';
import {
  formatLine,
  type GameState,
  isRefusal,
  isSameJson,
  parseLine,
  playedVersions,
  recreateGame,
  restore,
  type Versions,
} from '#engine';
import { BOT_LEVELS } from '#protocol/limits';
import { err, ok, type Result } from '#protocol/result';
import type { Chapter } from '#session/local/chapters';
import { finishedGame, playLines } from '#session/local/finishedGame';
import type { LocalGame } from '#session/local/localGame';
import { SEAT_COLORS } from '#session/seats';
import { oneOf, parseJson } from './reading';

/**
 * A whole game as a text to share: its options, its start and all actions in notation. Only
 * finished games can be shared, because the text contains the seed.
 */
const HEAD = 'Borinquen game';
const FORM = 1;
const LONGEST = 1_000_000;
const MOST_LINES = 10_000;

/**
 * `notOurs`: something else; `newer`: by a later app; `damaged`: part of it is missing or makes no
 * sense; `illegal`: a line breaks the rules; `unfinished`: the game is not over; `tooLarge`: longer
 * than any game.
 */
type Reason = 'notOurs' | 'newer' | 'damaged' | 'illegal' | 'unfinished' | 'tooLarge';

export interface NotationError {
  readonly reason: Reason;
  /** The refused action, as it was written. */
  readonly line?: string;
}

const json = v.record(v.string(), v.any());
const name = v.pipe(v.string(), v.maxLength(60));
const look = v.object({
  color: v.fallback(v.nullable(v.picklist(SEAT_COLORS)), null),
  level: oneOf(BOT_LEVELS, 'medium'),
});
const about = v.object({
  name: v.fallback(name, ''),
  by: v.record(v.string(), v.number()),
  options: v.looseObject({ seats: v.array(v.looseObject({ name })) }),
  /** Start of a game that did not begin with a new setup. */
  start: v.optional(json),
  looks: v.fallback(v.array(look), []),
});

/** Writes a game as text; null if it is not over or the current rules cannot replay all of it. */
export function writeNotation(game: LocalGame): string | null {
  const { state, seats, chapters } = game;
  if (!state.over) return null;
  const lines = linesOf(chapters);
  if (lines === null) return null;
  const start = chapters[0]?.start ?? undefined;
  const described = {
    name: game.name,
    by: playedVersions(state),
    options: state.options,
    ...(start && { start }),
    looks: seats.map(({ color, level }) => ({ color, level })),
  };
  const text = [`${HEAD} ${FORM}`, JSON.stringify(described), ...lines, ''].join('\n');
  const read = readNotation(text, game.id, game.updatedAt);
  const isSame = read.ok && isSameJson(read.value.state, state);
  return isSame ? text : null;
}

/** All actions in the current notation; null if one is no longer known. */
function linesOf(chapters: readonly Chapter[]): string[] | null {
  const lines: string[] = [];
  for (const chapter of chapters) {
    for (const line of chapter.lines) {
      const noted = parseLine(line);
      if (noted === null) return null;
      lines.push(formatLine(noted.seat, noted.action));
    }
  }
  return lines;
}

export const isNotation = (text: string) => text.trimStart().startsWith(HEAD);

/** Reads a game from text and gives it this id, or returns what is wrong with it. Never throws. */
export function readNotation(
  text: string,
  id: string,
  now: number,
): Result<LocalGame, NotationError> {
  if (!isNotation(text)) return err({ reason: 'notOurs' });
  if (text.length > LONGEST) return err({ reason: 'tooLarge' });
  const [head = '', described = '', ...rest] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const form = Number(head.slice(HEAD.length));
  if (form > FORM) return err({ reason: 'newer' });
  const read = v.safeParse(about, parseJson(described));
  if (form !== FORM || !read.success || rest.length > MOST_LINES) return err({ reason: 'damaged' });
  const start = startOf(read.output);
  if (start === null) return err({ reason: 'damaged' });
  const played = playLines(start, rest);
  if ('refused' in played) return err(refusedLine(start, played.refused, read.output.by));
  const { state } = played;
  if (!state.over) return err({ reason: 'unfinished' });
  const { name: called, looks } = read.output;
  const chapter = { by: playedVersions(start), start: read.output.start ?? null, lines: rest };
  return ok(finishedGame({ id, name: called, now, looks, chapter, state }));
}

type About = v.InferOutput<typeof about>;

function startOf({ options, start }: About): GameState | null {
  const table = start === undefined ? recreateGame(options) : restore(start);
  return isRefusal(table) ? null : table;
}

/** A line may be legal in a later version of the rules, so it is reported as `newer`. */
function refusedLine(start: GameState, line: string, by: Versions): NotationError {
  const today = playedVersions(start);
  const isLater = Object.entries(by).some(([module, version]) => version > (today[module] ?? 0));
  return isLater ? { reason: 'newer' } : { reason: 'illegal', line };
}
