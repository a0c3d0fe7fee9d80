import {
  ABILITY_NAMES,
  type Ability,
  type AbilityName,
  Building,
  type BuildingName,
  buildingSpec,
  createGame,
  forecast,
  type GameRequest,
  type GameState,
  GOOD_NAMES,
  GOODS,
  type GoodName,
  isRefusal,
  type PuertomaLevel,
  ROLE_NAMES,
  type Role,
  type Seat,
  zeros,
} from '#engine';
import { give, type Holdings } from '#tests/engine/support/give';
import { Table } from '#tests/engine/support/table';

/** The holdings of a Puertoma. A part that is given replaces the old one completely. */
export interface PuertomaScene {
  coins?: number;
  vp?: number;
  goods?: Holdings['goods'];
  /** The colonists under the left tile and, if there is one, under the right tile. */
  tiles?: Partial<Record<GoodName, readonly number[]>>;
  quarries?: number;
  idle?: number;
  city?: readonly BuildingName[];
  /** The unlocked abilities, which work. */
  abilities?: readonly AbilityName[];
  reserved?: BuildingName;
}

type Options = Partial<Omit<GameRequest, 'seats'>>;

export function soloRequest(people: number, puertomas: number, options: Options = {}): GameRequest {
  const names = ['Anna', 'Bob', 'Chris', 'David', 'Emma'];
  const seats = names.slice(0, people + puertomas).map((name, seat) => ({
    name,
    kind: seat < people ? ('person' as const) : ('puertoma' as const),
  }));
  return { seats, seed: 'a quiet evening', ...options };
}

export function soloGame(people: number, puertomas: number, options: Options = {}): GameState {
  const state = createGame(soloRequest(people, puertomas, options));
  if (isRefusal(state)) throw new Error(`createGame refused ${state.field ?? state.code}`);
  return state;
}

/** A table of one person and two Puertomas, by default, with scenes for the Puertomas. */
export function solo(
  scenes: Partial<Record<Seat, PuertomaScene>> = {},
  options: Options & { people?: number; puertomas?: never; automated?: number } = {},
): Table {
  const { people = 1, automated = 2, ...rest } = options;
  const table = new Table(soloGame(people, automated, rest));
  for (const [seat, scene] of Object.entries(scenes))
    setBoard(table.state, Number(seat) as Seat, scene);
  return table;
}

export function boardOf(state: GameState, seat: Seat) {
  const board = state.puertoma?.boards[seat];
  if (!board) throw new Error(`seat ${seat} is no Puertoma`);
  return board;
}

/** Sets a board. Everything comes from the supplies and goes back there. */
export function setBoard(state: GameState, seat: Seat, scene: PuertomaScene): void {
  const board = boardOf(state, seat);
  const { coins, vp, goods, tiles, quarries, idle, city, abilities, reserved } = scene;
  give(state, seat, {
    ...(coins !== undefined && { coins }),
    ...(vp !== undefined && { vp }),
    ...(goods && { goods }),
  });
  if (tiles) setTiles(state, seat, tiles);
  if (quarries !== undefined) {
    state.quarries -= quarries - board.quarries;
    board.quarries = quarries;
  }
  if (idle !== undefined) {
    state.colonists -= idle - board.idle;
    board.idle = idle;
  }
  if (city) setCity(state, seat, city);
  for (const name of abilities ?? []) openAbility(state, seat, name);
  if (reserved) board.reserved = Building[reserved];
}

function setTiles(state: GameState, seat: Seat, tiles: NonNullable<PuertomaScene['tiles']>): void {
  const board = boardOf(state, seat);
  for (const good of GOODS) {
    state.stack[good] += board.tiles[good];
    state.colonists += board.left[good] + board.right[good];
    const under = tiles[GOOD_NAMES[good]] ?? [];
    board.tiles[good] = under.length;
    board.left[good] = under[0] ?? 0;
    board.right[good] = under[1] ?? 0;
    state.stack[good] -= under.length;
    state.colonists -= board.left[good] + board.right[good];
  }
}

function setCity(state: GameState, seat: Seat, city: readonly BuildingName[]): void {
  const board = boardOf(state, seat);
  for (const { building } of board.city) state.market[building]++;
  board.city = city.map((name) => {
    const { vp, spaces } = buildingSpec(state, Building[name]);
    state.market[Building[name]]--;
    return { building: Building[name], level: (spaces === 2 ? 3 : vp - 1) as PuertomaLevel };
  });
  board.hasBuilt = city.length > 0;
}

function openAbility(state: GameState, seat: Seat, name: AbilityName): void {
  const ability = ABILITY_NAMES.indexOf(name) as Ability;
  const level = Math.floor(ability / 3) as PuertomaLevel;
  boardOf(state, seat).abilities[level] = { ability, since: 0 };
}

/** Sets the tiles on offer. */
export function offer(state: GameState, wanted: Partial<Record<GoodName, number>>): void {
  for (const good of GOODS) {
    state.stack[good] += state.faceUp[good];
    state.faceUp[good] = wanted[GOOD_NAMES[good]] ?? 0;
    state.stack[good] -= state.faceUp[good];
  }
}

/** Nobody has any good, and every good is in the supply. */
export function noAbilities(state: GameState): void {
  for (const board of state.puertoma?.boards ?? []) {
    for (const tile of board?.abilities ?? []) tile.since = null;
  }
}

/** Leaves only this card in the resolution deck. */
export function nextCard(state: GameState, card: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8): void {
  if (state.puertoma) state.puertoma.deck = [card];
}

export const roleNames = (roles: readonly Role[]) => roles.map((role) => ROLE_NAMES[role]);

/** The forecast for a seat, with names. */
export function forecastOf(state: GameState, seat: Seat) {
  const found = forecast(state, seat);
  if (found === null) throw new Error('no forecast');
  const { profitable, reached, richest, role, reason, coins } = found;
  return {
    profitable: roleNames(profitable),
    reached: roleNames(reached),
    richest: roleNames(richest),
    role: role === null ? null : ROLE_NAMES[role],
    reason,
    coins,
  };
}

export const noGoods = () => zeros(GOODS.length);
