import * as v from 'valibot';
import { database, refs } from '#functions/firestore/database';
import { device, plainMatch, profile, read } from '#protocol/documents';
import type { UserId } from '#protocol/ids';
import {
  DEFAULT_NOTICES,
  type DeviceDoc,
  type ProfileDoc,
  type QuietHours,
} from '#protocol/profile';
import type { Notice } from './notices';

export interface Device {
  readonly token: string;
  readonly language: string;
  /** Expo project of the token; empty until it is known. */
  readonly project: string;
}

export interface Recipient {
  readonly devices: readonly Device[];
  readonly quietHours: QuietHours | null;
  /** Number of matches waiting for this person, shown on the app's icon. */
  readonly badge: number;
}

/** Stored data that decides whether and where a person gets a message. */
interface RecipientData {
  readonly devices: readonly DeviceDoc[];
  /** Null if the person has no readable profile. */
  readonly profile: ProfileDoc | null;
  /** Ids of matches waiting for this person. */
  readonly waiting: readonly string[];
}

/** Largest number shown on the icon. It also limits the query. */
const MAX_BADGE = 100;
/** Firestore's limit of values in one `array-contains-any`. */
const MAX_QUERY_VALUES = 30;

/** Recipient of a notice; null if the notice is not wanted or is outdated. */
export async function recipientOf(notice: Notice): Promise<Recipient | null> {
  const { uid } = notice;
  const [devices, user] = await Promise.all([devicesOf(uid), refs.user(uid).get()]);
  const data = { devices, profile: read(profile, user.data()), waiting: [] };
  // Check first, because an unwanted notice does not need the query.
  if (!isWanted(notice, data)) return null;
  return recipientFrom(notice, { ...data, waiting: await matchesWaitingFor(uid) });
}

/** A person and the device tokens to load; null loads all devices. */
export interface Wanted {
  readonly uid: UserId;
  readonly tokens: readonly string[] | null;
}

/** Loads the data of many people with few reads. */
export async function loadRecipients(people: readonly Wanted[]): Promise<RecipientData[]> {
  if (people.length === 0) return [];
  const [devices, users, waiting] = await Promise.all([
    devicesOfAll(people),
    database().getAll(...people.map(({ uid }) => refs.user(uid))),
    waitingByUser([...new Set(people.map(({ uid }) => uid))]),
  ]);
  return people.map(({ uid }, index) => ({
    devices: devices[index] ?? [],
    profile: read(profile, users[index]?.data()),
    waiting: waiting.get(uid) ?? [],
  }));
}

export function recipientFrom(notice: Notice, data: RecipientData): Recipient | null {
  const { devices, profile, waiting } = data;
  if (!isWanted(notice, data)) return null;
  if (isAboutTurn(notice) && !waiting.includes(notice.matchId)) return null;
  return {
    devices: devices.map(deviceOf),
    quietHours: profile?.quietHours ?? null,
    badge: Math.min(MAX_BADGE, waiting.length),
  };
}

function isWanted({ kind, chat }: Notice, { devices, profile }: RecipientData): boolean {
  const wants = (profile?.notices ?? DEFAULT_NOTICES)[kind];
  const isBlocked = chat !== null && profile !== null && hasBlocked(profile, chat.uid);
  return devices.length > 0 && wants && !isBlocked;
}

/** Whether the profile mutes or blocks this user. Both hide chat messages. */
const hasBlocked = ({ muted, blocked }: ProfileDoc, uid: UserId): boolean =>
  muted.includes(uid) || blocked.includes(uid);

/** Notices about a turn are outdated once the turn is played. */
const isAboutTurn = ({ kind }: Notice) => kind === 'turn' || kind === 'reminder';

const deviceOf = ({ token, language, project = '' }: DeviceDoc): Device => ({
  token,
  language,
  project,
});

async function devicesOf(uid: UserId): Promise<DeviceDoc[]> {
  return (await refs.devices(uid).get()).docs.flatMap((doc) => read(device, doc.data()) ?? []);
}

async function matchesWaitingFor(uid: UserId): Promise<string[]> {
  const waiting = refs.matches().where('toAct', 'array-contains', uid);
  return (await waiting.select().limit(MAX_BADGE).get()).docs.map(({ id }) => id);
}

/** Loads devices: one batched read for known tokens, one query per person otherwise. */
async function devicesOfAll(people: readonly Wanted[]): Promise<DeviceDoc[][]> {
  const named = people.map(
    ({ uid, tokens }) => tokens?.map((token) => refs.devices(uid).doc(token)) ?? [],
  );
  const all = named.flat();
  const found = all.length === 0 ? [] : await database().getAll(...all);
  const byPath = new Map(found.map((doc) => [doc.ref.path, read(device, doc.data())]));
  return Promise.all(
    people.map(({ uid, tokens }, index) =>
      tokens === null
        ? devicesOf(uid)
        : (named[index] ?? []).flatMap(({ path }) => byPath.get(path) ?? []),
    ),
  );
}

const { toAct } = plainMatch;
const waitingMatch = v.object({ toAct });

async function waitingByUser(uids: readonly UserId[]): Promise<Map<UserId, string[]>> {
  const waiting = new Map<UserId, string[]>(uids.map((uid) => [uid, []]));
  const pages = await Promise.all(
    chunked(uids).map((some) =>
      refs.matches().where('toAct', 'array-contains-any', some).select('toAct').get(),
    ),
  );
  for (const { docs } of pages) {
    for (const doc of docs) {
      for (const uid of read(waitingMatch, doc.data())?.toAct ?? []) add(waiting.get(uid), doc.id);
    }
  }
  return waiting;
}

/** Adds a match id once, because several queries may find the same match. */
function add(matches: string[] | undefined, id: string): void {
  if (matches !== undefined && !matches.includes(id)) matches.push(id);
}

const chunked = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_QUERY_VALUES) }, (_, chunk) =>
    items.slice(chunk * MAX_QUERY_VALUES, (chunk + 1) * MAX_QUERY_VALUES),
  );

export async function deleteDevice(uid: UserId, token: string): Promise<void> {
  await refs.devices(uid).doc(token).delete();
}
