import * as v from 'valibot';
import { err, ok, type Result } from '#protocol/result';
import type { LocalGame } from '#session/local/localGame';
import { type Preferences, readPreferences } from '#session/preferences/preferences';
import { readSave, writeSave } from './format';
import { newGameId } from './ids';
import type { QuarantinedSave } from './quarantine';
import { parseJson } from './reading';
import type { SaveRepository } from './repository';

/**
 * An archive is a text with all saves and preferences of a device and a checksum. It is not
 * compressed, because the web app would then load the compressor before its first screen.
 */
const HEAD = 'Borinquen archive';
const FORM = 1;

export interface Archive {
  readonly games: readonly LocalGame[];
  /** Saves that could not be read, here or on the device that wrote the archive. */
  readonly quarantined: readonly QuarantinedSave[];
  readonly preferences: Preferences;
}

/**
 * `notOurs`: not an archive; `newer`: written by a later app; `damaged`: the check sum is wrong;
 * `tooLarge`: more than any device stores.
 */
export type ArchiveError = 'notOurs' | 'newer' | 'damaged' | 'tooLarge';

const MAX_LENGTH = 40_000_000;
const MAX_GAMES = 5_000;
/** A save is about ten levels deep. Writing much deeper values again would overflow the stack. */
const MAX_DEPTH = 100;

const save = v.record(v.string(), v.unknown());
const content = v.object({
  games: v.array(save),
  quarantined: v.array(
    v.object({ id: v.string(), error: v.picklist(['unreadable', 'newer']), text: v.string() }),
  ),
  preferences: v.record(v.string(), v.unknown()),
});

export function writeArchive({ games, quarantined, preferences }: Archive): string {
  const saved = games.map((game) => parseJson(writeSave(game)));
  const json = JSON.stringify({ games: saved, quarantined, preferences });
  return `${HEAD} ${FORM} ${sumOf(json)}\n${json}\n`;
}

export const isArchive = (text: string) => text.trimStart().startsWith(HEAD);

/** Reads an archive. Never throws. */
export function readArchive(text: string): Result<Archive, ArchiveError> {
  if (!isArchive(text)) return err('notOurs');
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const [form, sum] = head.slice(HEAD.length).trim().split(' ').map(Number);
  if (form !== undefined && form > FORM) return err('newer');
  if (text.length > MAX_LENGTH) return err('tooLarge');
  const json = lines.join('');
  const read = form === FORM && sum === sumOf(json) ? contentOf(json) : null;
  if (read === null) return err('damaged');
  if (read.games.length + read.quarantined.length > MAX_GAMES) return err('tooLarge');
  const games: LocalGame[] = [];
  const quarantined: QuarantinedSave[] = [...read.quarantined];
  for (const one of read.games) {
    const written = JSON.stringify(one);
    const game = readSave(written);
    if (game.ok) games.push(game.value);
    else quarantined.push({ id: newGameId(), error: game.error, text: written });
  }
  const preferences = readPreferences(JSON.stringify(read.preferences));
  return ok({ games, quarantined, preferences });
}

function contentOf(json: string): v.InferOutput<typeof content> | null {
  if (depthOf(json) > MAX_DEPTH) return null;
  const read = v.safeParse(content, parseJson(json));
  return read.success ? read.output : null;
}

/** Depth of the nesting in a JSON text. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (isInString && letter === '\\') at++;
    else if (letter === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth);
    else if (letter === ']' || letter === '}') depth--;
  }
  return deepest;
}

const PRIME = 16_777_619;
const START = 2_166_136_261;

/** FNV-1a checksum. A change of one character changes it. */
function sumOf(text: string): number {
  let sum = START;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME);
  return sum >>> 0;
}

/** Collects all games and preferences of this device. */
export async function createArchive(
  saves: SaveRepository,
  preferences: Preferences,
): Promise<Archive> {
  const { games, quarantined } = await saves.list();
  const opened = await Promise.all(games.map(({ id }) => saves.open(id)));
  return {
    games: opened.flatMap((one) => (one.ok ? [one.value.game] : [])),
    quarantined,
    preferences,
  };
}

export interface MergeSummary {
  readonly added: number;
  /** Games that this device already had, with the same content. */
  readonly unchanged: number;
  /** Saves that this version of the app cannot read. */
  readonly quarantined: number;
}

/** Adds the games of an archive to this device. If two games with the same id differ, both stay. */
export async function mergeArchive(
  { games, quarantined }: Pick<Archive, 'games' | 'quarantined'>,
  saves: SaveRepository,
): Promise<MergeSummary> {
  let added = 0;
  for (const game of games) if (await saves.add(game)) added++;
  for (const one of quarantined) await saves.quarantine(one);
  return { added, unchanged: games.length - added, quarantined: quarantined.length };
}
