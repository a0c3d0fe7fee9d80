import type { Json, JsonRecord } from '#engine/core/json';
import { framesOfRelease1 } from './frames';
import {
  asItWas,
  building,
  buildingCounts,
  fieldsOf,
  good,
  goodCounts,
  listOf,
  orNull,
  type Reading,
  recordOf,
  role,
  roleCounts,
  takenRoles,
  tile,
  tileCounts,
} from './names';

/**
 * What the first release wrote, by positions in its lists, as the first version of today's modules
 * by names. Nothing here changes any more: from that version on the modules go up by themselves.
 */

type Fields = Readonly<Record<string, Reading>>;

const OPTIONS: Fields = {
  edition: asItWas,
  seats: asItWas,
  expansions: asItWas,
  variants: asItWas,
  board: (json) => (Array.isArray(json) ? listOf(building)(json) : json),
  seed: asItWas,
};

const PLAYER: Fields = {
  coins: asItWas,
  vp: asItWas,
  surplusVp: asItWas,
  goods: goodCounts,
  tiles: tileCounts,
  forests: goodCounts,
  workers: tileCounts,
  city: listOf(building),
  staff: buildingCounts,
  nobleStaff: buildingCounts,
  nobles: asItWas,
  sanJuan: asItWas,
  used: listOf(building),
  loaded: asItWas,
  received: goodCounts,
  gained: listOf(tile),
};

const ship: Reading = (json) =>
  fieldsOf(json, { capacity: asItWas, good: orNull(good), count: asItWas });

const player: Reading = (json) => {
  const { forests, nobleStaff, nobles, ...rest } = fieldsOf(json, PLAYER);
  return {
    ...rest,
    ...named({ turned: forests, specialStaff: nobleStaff, special: nobles }),
  };
};

const TABLE: Fields = {
  round: asItWas,
  governor: asItWas,
  picks: asItWas,
  role: orNull(role),
  chooser: asItWas,
  roleTaken: takenRoles,
  roleCoins: roleCounts,
  players: listOf(player),
  goods: goodCounts,
  colonists: asItWas,
  colonistShip: asItWas,
  nobles: asItWas,
  noblesOnShip: asItWas,
  colonistsGone: asItWas,
  vp: asItWas,
  quarries: asItWas,
  stack: goodCounts,
  discard: goodCounts,
  faceUp: goodCounts,
  ships: listOf(ship),
  tradingHouse: listOf(good),
  market: buildingCounts,
  board: listOf(building),
  endTriggers: asItWas,
};

export const optionsOfRelease1 = (options: Json): JsonRecord => fieldsOf(options, OPTIONS);

/** Its games say `schema: 1`; later ones say which modules wrote them. */
export function isOfRelease1(json: unknown): json is object {
  return typeof json === 'object' && json !== null && 'schema' in json && json.schema === 1;
}

/** A stored game, or a view on its way, by names, whoever wrote it. */
export function byNames(json: unknown): unknown {
  if (!isOfRelease1(json)) return json;
  try {
    return gameOfRelease1(JSON.parse(JSON.stringify(json)));
  } catch {
    return null;
  }
}

/** A stored game, or a view that was sent: what a view hid is not there either. */
function gameOfRelease1(json: JsonRecord): JsonRecord {
  const { nobles, noblesOnShip, ...table } = fieldsOf(json, TABLE);
  const { options = null, frames = null, random, viewer, ply, over } = json;
  const expansions = recordOf(options).expansions ?? null;
  const names = Array.isArray(expansions) ? expansions.map(String) : [];
  return {
    modules: Object.fromEntries(['base', ...names].map((name) => [name, 1])),
    ...named({ random, viewer, ply, over }),
    options: optionsOfRelease1(options),
    frames: framesOfRelease1(frames, listIn(json.players).map(freeSpaces)),
    base: { ...table, ...named({ specialSupply: nobles, specialOnShip: noblesOnShip }) },
  };
}

/** Without what is missing. */
function named(values: Readonly<Record<string, Json | undefined>>): JsonRecord {
  const found: Record<string, Json> = {};
  for (const [name, value] of Object.entries(values)) if (value !== undefined) found[name] = value;
  return found;
}

const ISLAND_SPACES = 12;
const listIn = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

function freeSpaces(json: Json): number {
  const { tiles, forests } = recordOf(json);
  const laid = [...listIn(tiles), ...listIn(forests)];
  return ISLAND_SPACES - laid.reduce<number>((sum, count) => sum + Number(count), 0);
}
