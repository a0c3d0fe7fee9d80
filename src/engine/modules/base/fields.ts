import {
  bySeat,
  count,
  countsBy,
  type Field,
  type Fields,
  flag,
  list,
  listOf,
  named,
  oneOf,
  orNull,
  type Viewer,
  withDefault,
} from '#engine/core/field';
import { assumeTotal, type Keyed, type Seat } from '#engine/core/ids';
import type { CoreRules, CoreState } from '#engine/core/module';
import { record } from '#engine/core/record';
import {
  type Building,
  buildingNames,
  GOODS,
  goodNames,
  type Role,
  roleNames,
  type Ship,
  STAFFED_TILES,
  staffedTileNames,
} from './ids';
import type { Rules } from './rules';
import { type BaseState, type CargoShip, END_TRIGGERS, type Player } from './state';

/** The fields of the state: their names in stored games and who sees them. */

type BaseRuled = 'boards' | 'buildingCount' | 'box' | 'roleCount' | 'ships' | 'special';
type Ruled = CoreRules & Partial<Pick<Rules, BaseRuled>>;
const buildingCount = (rules: Ruled) => rules.buildingCount ?? 0;
const roleCount = (rules: Ruled) => rules.roleCount ?? 0;

const anyBuilding = named(buildingNames);
/** A building of a module in play. */
const building: Field<Building> = {
  ...anyBuilding,
  restore(json, reading) {
    const found = anyBuilding.restore(json, reading);
    return found !== undefined && found < buildingCount(reading.rules) ? found : undefined;
  },
};
const good = named(goodNames);
const goods = countsBy(goodNames, () => GOODS.length);
const tiles = countsBy(staffedTileNames, () => STAFFED_TILES.length);
const byBuilding = countsBy<Building>(buildingNames, buildingCount);
const seat: Field<Seat> = {
  store: (value) => value,
  restore: (json, { rules }) => rules.seats.find((it) => it === json),
};

/** CA-11, V-6: only the owner sees the tokens; those of automated seats are public (P-1). */
const tokens: Field<number> = {
  store: (value) => value,
  restore: (json, reading) =>
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: in a view the type of a hidden number includes null
    json === null && reading.isView ? (null as never) : count.restore(json, reading),
  show: (value, viewer, owner) =>
    viewer.open ||
    viewer.variants.openScores === true ||
    viewer.seat === owner ||
    liesOpen(viewer, owner)
      ? value
      : null,
};

function liesOpen({ rules }: Viewer, owner: Seat | null): boolean {
  const ruled: Ruled | null = rules;
  return owner !== null && ruled?.boards?.[owner].isAutomated === true;
}

/** Stored as the names of the taken roles. */
const taken: Field<Keyed<Role, boolean>> = {
  store: (flags) =>
    roleNames.keys.filter((role) => flags[role]).map((role) => roleNames.name(role)),
  restore(json, { rules }) {
    if (!Array.isArray(json)) return undefined;
    const length = roleCount(rules);
    const known = json.every((name) => (roleNames.number(String(name)) ?? length) < length);
    const roles = roleNames.keys.slice(0, length);
    return known
      ? assumeTotal<Role, boolean>(roles.map((role) => json.includes(roleNames.name(role))))
      : undefined;
  },
};

const playerFields: Fields<Player> = {
  coins: count,
  vp: tokens,
  surplusVp: withDefault(0, tokens),
  goods,
  tiles,
  turned: withDefault({}, goods),
  workers: tiles,
  city: list(building),
  staff: byBuilding,
  specialStaff: withDefault(
    {},
    countsBy<Building>(buildingNames, (rules: Ruled) => (rules.special ? buildingCount(rules) : 0)),
  ),
  special: withDefault(0, count),
  sanJuan: count,
  used: withDefault([], list(building)),
  loaded: withDefault(false, flag),
  received: withDefault({}, goods),
  gained: withDefault([], list(named(staffedTileNames))),
};

/** The fixed buildings come first and are not stored. */
const onBoard = list(building);
const board: Field<Building[]> = {
  store: (value, rules: Ruled | undefined) =>
    onBoard.store(value.slice(rules?.box?.fixedBoard.length ?? 0)),
  restore(json, reading) {
    const drafted = onBoard.restore(json, reading);
    const { box }: Ruled = reading.rules;
    const fixedBoard = box?.fixedBoard ?? [];
    return drafted && [...fixedBoard, ...drafted.filter((it) => !fixedBoard.includes(it))];
  },
};

const ship = record<CargoShip>({ capacity: count, good: orNull(good), count });

export const BASE_FIELDS: Fields<Omit<BaseState, keyof CoreState>> = {
  round: count,
  governor: seat,
  picks: count,
  role: orNull(named(roleNames)),
  chooser: seat,
  waived: withDefault(false, flag),
  roleTaken: taken,
  roleCoins: countsBy<Role>(roleNames, roleCount),
  players: bySeat(record(playerFields)),
  goods,
  colonists: count,
  colonistShip: count,
  specialSupply: withDefault(0, count),
  specialOnShip: withDefault(0, count),
  colonistsRemoved: withDefault(0, count),
  specialRemoved: withDefault(0, count),
  goodsRemoved: withDefault({}, goods),
  vp: count,
  lastVpTaken: withDefault(false, flag),
  quarries: count,
  stack: goods,
  discard: goods,
  faceUp: goods,
  ships: listOf<Ship, CargoShip>(ship, (rules: Ruled) => rules.ships?.length ?? 0),
  tradingHouse: list(good),
  market: byBuilding,
  board,
  endTriggers: list(oneOf(END_TRIGGERS)),
};
