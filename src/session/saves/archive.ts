import { gunzipSync, gzipSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import type { LocalGame } from '../local/localGame';
import { type Preferences, readPreferences } from '../preferences/preferences';
import type { AsideSave } from './aside';
import { readSave, writeSave } from './format';
import { newGameId } from './ids';
import { parseJson } from './reading';
import type { SaveRepository } from './repository';

/**
 * Everything that this device keeps in one text: games, records and settings. It is packed, since
 * phones hand on texts only up to some length, and the packing notices every damage.
 */
const HEAD = 'Borinquen archive';
const FORM = 1;
const LINE = 76;

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
  const json = { games: games.map((game) => parseJson(writeSave(game))), aside, preferences };
  const bytes = gzipSync(strToU8(JSON.stringify(json)), { mtime: 0 });
  const letters = btoa(strFromU8(bytes, true));
  return [`${HEAD} ${FORM}`, ...(letters.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []), ''].join(
    '\n',
  );
}

export const isArchive = (text: string) => text.trimStart().startsWith(HEAD);

/** What such a text holds, or what is wrong with it. Never throws. */
export function readArchive(text: string): Archive | { readonly fault: ArchiveFault } {
  if (!isArchive(text)) return { fault: 'notOurs' };
  const [head = '', ...lines] = text.trim().split('\n');
  const form = Number(head.slice(HEAD.length));
  if (form > FORM) return { fault: 'newer' };
  const read = form === FORM ? unpacked(lines.join('').replace(/\s/g, '')) : null;
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

function unpacked(letters: string): v.InferOutput<typeof content> | null {
  try {
    const bytes = strToU8(atob(letters), true);
    const text = gunzipSync(bytes);
    if (sumOf(text) !== sumIn(bytes)) return null;
    const json = parseJson(strFromU8(text));
    const read = v.safeParse(content, json);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The check sum of all bytes (CRC-32), which unpacking itself leaves out. */
function sumOf(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return ~sum >>> 0;
}
const POLYNOMIAL = 0xedb88320;

/** The same that it was when they were packed: it stands before the length, at the very end. */
const sumIn = (packed: Uint8Array) =>
  new DataView(packed.buffer, packed.byteOffset + packed.length - 8).getUint32(0, true);

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
