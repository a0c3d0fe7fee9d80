import { at, database } from '#functions/firestore/database';
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
  /** The project of Expo's that the token belongs to, once it is known. */
  readonly project: string;
}

export interface Recipient {
  readonly devices: readonly Device[];
  readonly quietHours: QuietHours | null;
  /** Matches that wait for this person: the number on the app's icon. */
  readonly badge: number;
}

/** What is known about a person when a message is to be sent. */
interface Known {
  readonly devices: readonly DeviceDoc[];
  readonly profile: ProfileDoc | undefined;
  /** The matches that wait for this person. */
  readonly waiting: readonly string[];
}

/** More than this no icon shows. */
const MOST_COUNTED = 100;
/** The database takes no longer lists in one question. */
const MOST_ASKED = 30;

/** Who gets a notice and where; null if it is not wanted, or nothing to hear of any more. */
export async function recipientOf(notice: Notice): Promise<Recipient | null> {
  const { uid } = notice;
  const [devices, profile] = await Promise.all([devicesOf(uid), profileOf(uid)]);
  const known = { devices, profile, waiting: [] };
  // Most of what is not wanted is known by now, and costs no further reading.
  if (!isWanted(notice, known)) return null;
  return whoGets(notice, { ...known, waiting: await matchesWaitingFor(uid) });
}

/** Somebody, and the devices that matter; null: all that there are. */
export interface Asked {
  readonly uid: UserId;
  readonly tokens: readonly string[] | null;
}

/** The same for many at once, in as few questions as possible. */
export async function knownAbout(people: readonly Asked[]): Promise<Known[]> {
  if (people.length === 0) return [];
  const [devices, profiles, waiting] = await Promise.all([
    devicesOfAll(people),
    database().getAll(...people.map(({ uid }) => at.user(uid))),
    waitingByUser([...new Set(people.map(({ uid }) => uid))]),
  ]);
  return people.map(({ uid }, index) => ({
    devices: devices[index] ?? [],
    profile: profiles[index]?.data() as ProfileDoc | undefined,
    waiting: waiting.get(uid) ?? [],
  }));
}

export function whoGets(notice: Notice, known: Known): Recipient | null {
  const { devices, profile, waiting } = known;
  if (!isWanted(notice, known)) return null;
  if (isAboutTurn(notice) && !waiting.includes(notice.matchId)) return null;
  return {
    devices: devices.map(deviceOf),
    quietHours: profile?.quietHours ?? null,
    badge: Math.min(MOST_COUNTED, waiting.length),
  };
}

function isWanted({ kind, chat }: Notice, { devices, profile }: Known): boolean {
  const wants = (profile?.notices ?? DEFAULT_NOTICES)[kind];
  const isShunned = chat !== null && profile !== undefined && shuns(profile, chat.uid);
  return devices.length > 0 && wants && !isShunned;
}

/** Whoever is blocked is not heard either, whether or not the app has muted them too. */
const shuns = ({ muted, blocked }: ProfileDoc, uid: UserId): boolean =>
  muted.includes(uid) || blocked.includes(uid);

/** Nobody wants to hear in the morning of a turn that was played at night. */
const isAboutTurn = ({ kind }: Notice) => kind === 'turn' || kind === 'reminder';

const deviceOf = ({ token, language, project = '' }: DeviceDoc): Device => ({
  token,
  language,
  project,
});

async function devicesOf(uid: UserId): Promise<DeviceDoc[]> {
  return (await at.devices(uid).get()).docs.map((doc) => doc.data() as DeviceDoc);
}

async function profileOf(uid: UserId): Promise<ProfileDoc | undefined> {
  return (await at.user(uid).get()).data() as ProfileDoc | undefined;
}

async function matchesWaitingFor(uid: UserId): Promise<string[]> {
  const waiting = at.matches().where('toAct', 'array-contains', uid);
  return (await waiting.select().limit(MOST_COUNTED).get()).docs.map(({ id }) => id);
}

/** Devices that are named are looked up; only who was noted without any is searched through. */
async function devicesOfAll(people: readonly Asked[]): Promise<DeviceDoc[][]> {
  const refs = people.map(({ uid, tokens }) => tokens?.map((it) => at.devices(uid).doc(it)) ?? []);
  const named = refs.flat();
  const found = named.length === 0 ? [] : await database().getAll(...named);
  const byPath = new Map(found.map((doc) => [doc.ref.path, doc.data() as DeviceDoc | undefined]));
  return Promise.all(
    people.map(({ uid, tokens }, index) =>
      tokens === null
        ? devicesOf(uid)
        : (refs[index] ?? []).flatMap(({ path }) => byPath.get(path) ?? []),
    ),
  );
}

async function waitingByUser(uids: readonly UserId[]): Promise<Map<UserId, string[]>> {
  const waiting = new Map<UserId, string[]>(uids.map((uid) => [uid, []]));
  const pages = await Promise.all(
    inPages(uids).map((some) =>
      at.matches().where('toAct', 'array-contains-any', some).select('toAct').get(),
    ),
  );
  for (const { docs } of pages) {
    for (const doc of docs) {
      for (const uid of new Set(doc.data().toAct as UserId[])) add(waiting.get(uid), doc.id);
    }
  }
  return waiting;
}

/** A match may be found for several of the people in several questions. */
function add(matches: string[] | undefined, id: string): void {
  if (matches !== undefined && !matches.includes(id)) matches.push(id);
}

const inPages = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MOST_ASKED) }, (_, page) =>
    items.slice(page * MOST_ASKED, (page + 1) * MOST_ASKED),
  );

/** The app was removed from that device, so nothing more is sent there. */
export async function forgetDevice(uid: UserId, token: string): Promise<void> {
  await at.devices(uid).doc(token).delete();
}
