import { type GameEvent, Role, type Seat } from '#engine';
import type { LogEntry } from '#session/session';
import { sentence } from './sentences';
import type { Voice } from './voice';

/** The events of one role, or those between roles. */
export interface Chapter {
  readonly number: number;
  readonly role: Role | null;
  readonly chooser: Seat | null;
  readonly title: string | null;
  readonly lines: readonly string[];
}

/** Events that only explain another one. They are shown in the log, but not in a recap. */
const EXPLANATIONS: ReadonlySet<GameEvent['type']> = new Set([
  'forced',
  'skipped',
  'placed',
  'shipRefilled',
  'tilesDealt',
  'stackReshuffled',
  'roleCoinAdded',
  'tokenTaken',
]);

/** Events that start a chapter: a role is carried out, or a round begins. */
const CHAPTER_STARTS: ReadonlySet<GameEvent['type']> = new Set([
  'roundStarted',
  'roleChosen',
  'capturedPlayed',
]);

/** A sentence for each event, without explanations unless there is nothing else. */
export function eventLines(entries: readonly LogEntry[], voice: Voice): readonly string[] {
  const told = (all: readonly LogEntry[]) =>
    all.flatMap(({ event }) => sentence(event, voice) ?? []);
  const plain = told(entries.filter(({ event }) => !EXPLANATIONS.has(event.type)));
  return plain.length > 0 ? plain : told(entries);
}

/** A short recap of missed events. It is never empty if something has happened. */
export function recapOf(unseen: readonly LogEntry[], voice: Voice): readonly Chapter[] {
  const isTold = ({ title, lines }: Chapter) => title !== null || lines.length > 0;
  const brief = chapters(unseen, voice, true).filter(isTold);
  return brief.length > 0 ? brief : chapters(unseen, voice, false).filter(isTold);
}

/** Splits the log at the choice of each role. */
export function chapters(
  entries: readonly LogEntry[],
  voice: Voice,
  brief: boolean,
): readonly Chapter[] {
  return cut(entries).map((part) => chapterOf(part, voice, brief));
}

function cut(entries: readonly LogEntry[]): LogEntry[][] {
  const parts: LogEntry[][] = [];
  for (const entry of entries) {
    const opens = CHAPTER_STARTS.has(entry.event.type);
    const last = parts.at(-1);
    if (opens || !last) parts.push([entry]);
    else last.push(entry);
  }
  return parts;
}

function chapterOf(part: readonly LogEntry[], voice: Voice, brief: boolean): Chapter {
  const first = part[0];
  const opening = first?.event;
  const opens = opening !== undefined && CHAPTER_STARTS.has(opening.type);
  const told = (opens ? part.slice(1) : part)
    .map(({ event }) => event)
    .filter((event) => !(brief && EXPLANATIONS.has(event.type)));
  const lines = told.flatMap((event) => sentence(event, voice) ?? []);
  const isRole = opening?.type === 'roleChosen' || opening?.type === 'capturedPlayed';
  const chosen = isRole ? opening : null;
  return {
    number: first?.number ?? 0,
    role: chosen?.role ?? null,
    chooser: chosen?.seat ?? null,
    title: opens && opening ? sentence(opening, voice) : null,
    lines: brief && chosen ? [...lines, ...missed(chosen.role, told, voice)] : lines,
  };
}

/** Tells the reader if they gained nothing from a role. */
function missed(role: Role, told: readonly GameEvent[], voice: Voice): string[] {
  const { reader, t } = voice;
  const did = (type: GameEvent['type']) =>
    told.some((event) => event.type === type && 'seat' in event && event.seat === reader);
  if (reader === null) return [];
  if (role === Role.captain && told.length > 0 && !did('shipped')) {
    return [t('game:event.loadedNothing')];
  }
  if (role === Role.trader && told.length > 0 && !did('sold')) return [t('game:event.soldNothing')];
  return [];
}
