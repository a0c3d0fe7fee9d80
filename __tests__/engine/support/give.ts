import {
  BUILDING_NAMES,
  Building,
  type BuildingName,
  type GameState,
  GOOD_NAMES,
  GOODS,
  type Good,
  type GoodName,
  type Seat,
  STAFFED_TILES,
  TILE_NAMES,
  Tile,
  type TileName,
} from '#engine';

type Amounts<Name extends string> = Partial<Record<Name, number>>;
type IslandTile = Exclude<TileName, 'turned'>;

/** The holdings of a seat. A part that is given replaces the old one completely. */
export interface Holdings {
  coins?: number;
  vp?: number;
  goods?: Amounts<GoodName>;
  /** Tiles on the island, without colonists unless `workers` says so. */
  tiles?: Amounts<IslandTile>;
  workers?: Amounts<IslandTile>;
  /** The city, in the order built, with the colonists in each building. */
  buildings?: Amounts<BuildingName>;
  sanJuan?: number;
  forests?: Amounts<GoodName>;
  /** The nobles among the colonists above, by building; `others` are anywhere else. */
  nobles?: Amounts<BuildingName | 'others'>;
}

/** Sets a scene. Everything comes from the supplies and goes back there. */
export function give(state: GameState, seat: Seat, holdings: Holdings): void {
  const { coins, vp, goods, tiles, workers, buildings, sanJuan, forests, nobles } = holdings;
  if (coins !== undefined) state.players[seat].coins = coins;
  if (vp !== undefined) giveVp(state, seat, vp);
  if (goods) giveGoods(state, seat, goods);
  if (tiles) giveTiles(state, seat, tiles);
  if (workers) giveWorkers(state, seat, workers);
  if (buildings) giveBuildings(state, seat, buildings);
  if (sanJuan !== undefined) giveColonists(state, seat, sanJuan);
  if (forests) giveForests(state, seat, forests);
  if (nobles) giveNobles(state, seat, nobles);
}

function giveVp(state: GameState, seat: Seat, vp: number): void {
  const player = state.players[seat];
  state.vp = from('vp', state.vp + player.vp, vp);
  player.vp = vp;
}

function giveGoods(state: GameState, seat: Seat, wanted: Amounts<GoodName>): void {
  const { goods } = state.players[seat];
  for (const good of GOODS) {
    const count = wanted[GOOD_NAMES[good]] ?? 0;
    state.goods[good] = from(GOOD_NAMES[good], state.goods[good] + goods[good], count);
    goods[good] = count;
  }
}

function giveTiles(state: GameState, seat: Seat, wanted: Amounts<IslandTile>): void {
  const { tiles } = state.players[seat];
  for (const tile of STAFFED_TILES) {
    const name = TILE_NAMES[tile];
    const count = wanted[name as IslandTile] ?? 0;
    if (tile === Tile.quarry) state.quarries = from(name, state.quarries + tiles[tile], count);
    else state.stack[tile] = from(name, state.stack[tile] + tiles[tile], count);
    tiles[tile] = count;
  }
}

function giveWorkers(state: GameState, seat: Seat, wanted: Amounts<IslandTile>): void {
  const { workers, tiles } = state.players[seat];
  for (const tile of STAFFED_TILES) {
    const count = wanted[TILE_NAMES[tile] as IslandTile] ?? 0;
    from(`circles of ${TILE_NAMES[tile]}`, tiles[tile], count);
    state.colonists = from('colonists', state.colonists + workers[tile], count);
    workers[tile] = count;
  }
}

function giveBuildings(state: GameState, seat: Seat, wanted: Amounts<BuildingName>): void {
  const player = state.players[seat];
  for (const building of player.city) {
    state.market[building]++;
    state.colonists += player.staff[building];
    player.staff[building] = 0;
  }
  player.city = [];
  for (const name of BUILDING_NAMES) {
    const staff = wanted[name];
    if (staff === undefined) continue;
    const building = Building[name];
    state.market[building] = from(name, state.market[building], 1);
    state.colonists = from('colonists', state.colonists, staff);
    player.city.push(building);
    player.staff[building] = staff;
  }
}

function giveColonists(state: GameState, seat: Seat, sanJuan: number): void {
  const player = state.players[seat];
  state.colonists = from('colonists', state.colonists + player.sanJuan, sanJuan);
  player.sanJuan = sanJuan;
}

function giveForests(state: GameState, seat: Seat, wanted: Amounts<GoodName>): void {
  const { turned } = state.players[seat];
  for (const good of GOODS) {
    const count = wanted[GOOD_NAMES[good]] ?? 0;
    state.stack[good] = from('forest', state.stack[good] + turned[good], count);
    turned[good] = count;
  }
}

/** Replaces colonists by nobles. */
function giveNobles(state: GameState, seat: Seat, wanted: Amounts<BuildingName | 'others'>): void {
  const player = state.players[seat];
  for (const [name, count = 0] of Object.entries(wanted)) {
    if (name !== 'others') player.specialStaff[Building[name as BuildingName]] = count;
    player.special += count;
    state.specialSupply = from('nobles', state.specialSupply, count);
    state.colonists += count;
  }
}

/** The rest of a supply. Throws if a scene takes more than there is. */
function from(what: string, supply: number, taken: number): number {
  if (taken > supply) throw new Error(`the scene takes ${taken} ${what} of ${supply}`);
  return supply - taken;
}

/** Makes this good scarce: all but `left` of it is on the holder's board. */
export function leaveInSupply(state: GameState, holder: Seat, good: Good, left: number): void {
  const { goods } = state.players[holder];
  goods[good] += state.goods[good] - left;
  state.goods[good] = left;
}
