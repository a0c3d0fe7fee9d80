import * as v from 'valibot';
import type { LocalGame } from '#session/local/localGame';
import { type Preferences, readPreferences } from '#session/preferences/preferences';
import type { AsideSave } from './aside';
import { readSave, writeSave } from './format';
import { newGameId } from './ids';
import { parseJson } from './reading';
import type { SaveRepository } from './repository';

/**
 * Everything that this device keeps in one text: games, records and settings, with a check sum that
 * notices every damage. It is not packed: that would put the packer before a browser's first screen.
 */
const HEAD = 'Borinquen archive';
const FORM = 1;

export interface Archive {
  readonly games: readonly LocalGame[];
  /** What could not be read, here or where it was written. */
  readonly aside: readonly AsideSave[];
  readonly preferences: Preferences;
}

/** `notOurs`: something else; `newer`: by a later app; `damaged`: not what was written. */
export type ArchiveFault = 'notOurs' | 'newer' | 'damaged';

const save = v.record(v.string(), v.unknown());
const content = v.object({
  games: v.array(save),
  aside: v.array(
    v.object({ id: v.string(), fault: v.picklist(['unreadable', 'newer']), text: v.string() }),
  ),
  preferences: v.record(v.string(), v.unknown()),
});

export function writeArchive({ games, aside, preferences }: Archive): string {
  const saved = games.map((game) => parseJson(writeSave(game)));
  const json = JSON.stringify({ games: saved, aside, preferences });
  return `${HEAD} ${FORM} ${sumOf(json)}\n${json}\n`;
}

export const isArchive = (text: string) => text.trimStart().startsWith(HEAD);

/** What such a text holds, or what is wrong with it. Never throws. */
export function readArchive(text: string): Archive | { readonly fault: ArchiveFault } {
  if (!isArchive(text)) return { fault: 'notOurs' };
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const [form, sum] = head.slice(HEAD.length).trim().split(' ').map(Number);
  if (form !== undefined && form > FORM) return { fault: 'newer' };
  const json = lines.join('');
  const read = form === FORM && sum === sumOf(json) ? contentOf(json) : null;
  if (read === null) return { fault: 'damaged' };
  const games: LocalGame[] = [];
  const aside: AsideSave[] = [...read.aside];
  for (const one of read.games) {
    const written = JSON.stringify(one);
    const game = readSave(written);
    if (typeof game === 'object') games.push(game);
    else aside.push({ id: newGameId(), fault: game, text: written });
  }
  return { games, aside, preferences: readPreferences(JSON.stringify(read.preferences)) };
}

function contentOf(json: string): v.InferOutput<typeof content> | null {
  const read = v.safeParse(content, parseJson(json));
  return read.success ? read.output : null;
}

const PRIME = 16_777_619;
const START = 2_166_136_261;

/** FNV-1a over the letters: no letter changes without another sum. */
function sumOf(text: string): number {
  let sum = START;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME);
  return sum >>> 0;
}

/** What this device keeps. */
export async function archiveOf(saves: SaveRepository, preferences: Preferences): Promise<Archive> {
  const { games, aside } = await saves.list();
  const opened = await Promise.all(games.map(({ id }) => saves.open(id)));
  return {
    games: opened.flatMap((one) => ('game' in one ? [one.game] : [])),
    aside,
    preferences,
  };
}

export interface TakenIn {
  readonly added: number;
  /** Were here already, just so. */
  readonly known: number;
  /** Could not be read, and wait for a later version of the app. */
  readonly aside: number;
}

/** Adds the games of an archive, as it was read, to those that are here. Of two that differ both are kept. */
export async function takeIn(
  { games, aside }: Pick<Archive, 'games' | 'aside'>,
  saves: SaveRepository,
): Promise<TakenIn> {
  let added = 0;
  for (const game of games) {
    const here = await saves.open(game.id);
    if ('game' in here && writeSave(here.game) === writeSave(game)) continue;
    await saves.save('game' in here ? { ...game, id: newGameId() } : game);
    added++;
  }
  for (const one of aside) await saves.setAside(one);
  return { added, known: games.length - added, aside: aside.length };
}
