import {
  Building,
  CITY_SPACES,
  type GameState,
  GOODS,
  ISLAND_SPACES,
  type Player,
  Role,
  type Seat,
  Tile,
  TRADING_HOUSE_SPACES,
  totalScore,
} from '../../engine';
import { cargoRoom, picksLeft, specsOf, sum } from './table';

/** What a seat has, as numbers that a sum of weights turns into points to come. */
export const Feature = {
  score: 0,
  bonus: 1,
  idleBonus: 2,
  coins: 3,
  coinsBeyondTen: 4,
  islandLeft: 5,
  cityLeft: 6,
  colonists: 7,
  sanJuan: 8,
  vacancies: 9,
  quarries: 10,
  workingQuarries: 11,
  kinds: 12,
  harborLoads: 13,
  wharfLoad: 14,
  factoryCoins: 15,
  marketSales: 16,
  storage: 17,
  unstored: 18,
  loadable: 19,
  loadableLater: 20,
  sale: 21,
  saleLater: 22,
  picksLeft: 23,
  choosing: 24,
  turnOrder: 25,
  nobles: 26,
  customs: 27,
  tileGivers: 28,
  colonistGivers: 29,
  production: 30,
  capacity: 35,
  goods: 40,
  spareTiles: 45,
  spareCircles: 50,
  forests: 55,
} as const;

export const SEAT_FEATURES = 56;
const BUILDING_COUNT = 45;
/** After the numbers above: one for each building owned, one for each at work. */
export const OWNED = SEAT_FEATURES;
export const AT_WORK = SEAT_FEATURES + BUILDING_COUNT;
export const FEATURES = SEAT_FEATURES + 2 * BUILDING_COUNT;

const FACTORY_COINS = [0, 0, 1, 2, 3, 5];

/** Fills the first `SEAT_FEATURES` numbers; the buildings are read off the city. */
export function describeSeat(state: GameState, seat: Seat, out: number[]): void {
  const player = state.players[seat];
  describeHoldings(state, seat, player, out);
  describeProduction(player, out);
  describeGoods(state, player, out);
  describeEffects(player, out);
  describeTurn(state, seat, out);
}

/** What `readCity` found, kept here for the steps that follow. */
const plantCircles = [0, 0, 0, 0, 0];
const plantStaff = [0, 0, 0, 0, 0];
let spaces = 0;
let circles = 0;
let buildingPoints = 0;
let idleLarge = false;

function readCity(state: GameState, player: Player): void {
  const specs = specsOf(state);
  for (let good = 0; good < 5; good++) {
    plantCircles[good] = 0;
    plantStaff[good] = 0;
  }
  spaces = 0;
  circles = 0;
  buildingPoints = 0;
  idleLarge = false;
  for (let i = 0; i < player.city.length; i++) {
    const building = player.city[i] as Building;
    const spec = specs[building];
    if (spec === undefined) continue;
    spaces += spec.spaces;
    circles += spec.circles;
    buildingPoints += spec.vp;
    const { good } = spec;
    if (good !== undefined) {
      plantCircles[good] = (plantCircles[good] as number) + spec.circles;
      plantStaff[good] = (plantStaff[good] as number) + player.staff[building];
    } else if (spec.spaces === 2 && player.staff[building] === 0) idleLarge = true;
  }
}

function describeHoldings(state: GameState, seat: Seat, player: Player, out: number[]): void {
  readCity(state, player);
  const points = player.vp + player.surplusVp + player.nobles + buildingPoints;
  const total = totalScore(state, seat);
  out[Feature.score] = points;
  out[Feature.bonus] = total - points;
  out[Feature.idleBonus] = idleLarge ? idleBonus(state, seat, total) : 0;
  const { coins } = player;
  out[Feature.coins] = coins < 10 ? coins : 10;
  out[Feature.coinsBeyondTen] = coins < 10 ? 0 : coins - 10;
  const tiles = sum(player.tiles);
  const forests = sum(player.forests);
  out[Feature.forests] = forests;
  out[Feature.islandLeft] = ISLAND_SPACES - tiles - forests;
  out[Feature.cityLeft] = CITY_SPACES - spaces;
  const colonists = player.sanJuan + sum(player.workers) + sum(player.staff);
  out[Feature.colonists] = colonists;
  out[Feature.sanJuan] = player.sanJuan;
  out[Feature.vacancies] = Math.max(0, circles + tiles - colonists);
  out[Feature.nobles] = player.nobles;
}

/** What large buildings without a colonist would score with one. */
function idleBonus(state: GameState, seat: Seat, total: number): number {
  const specs = specsOf(state);
  const { city, staff } = state.players[seat];
  let bonus = 0;
  for (let i = 0; i < city.length; i++) {
    const building = city[i] as Building;
    if (specs[building]?.spaces !== 2 || staff[building] > 0) continue;
    staff[building]++;
    bonus += totalScore(state, seat) - total;
    staff[building]--;
  }
  return bonus;
}

function describeProduction(player: Player, out: number[]): void {
  let kinds = 0;
  for (let good = 0; good < 5; good++) {
    const tiles = player.tiles[good as 0];
    const workers = player.workers[good as 0];
    const room = good === 0 ? tiles : (plantCircles[good] as number);
    const staff = good === 0 ? workers : (plantStaff[good] as number);
    const made = workers < staff ? workers : staff;
    const capacity = tiles < room ? tiles : room;
    if (made > 0) kinds++;
    out[Feature.production + good] = made;
    out[Feature.capacity + good] = capacity;
    out[Feature.spareTiles + good] = tiles - capacity;
    out[Feature.spareCircles + good] = room - capacity;
  }
  out[Feature.kinds] = kinds;
  out[Feature.quarries] = player.tiles[Tile.quarry];
  out[Feature.workingQuarries] = player.workers[Tile.quarry];
}

/** What the goods in hand could bring, now or when the role comes back next round. */
function describeGoods(state: GameState, player: Player, out: number[]): void {
  let total = 0;
  let loadable = 0;
  let best = 0;
  const houseOpen = state.tradingHouse.length < TRADING_HOUSE_SPACES;
  const anyKind = player.staff[Building.office] > 0;
  for (const good of GOODS) {
    const held = player.goods[good];
    out[Feature.goods + good] = held;
    if (held === 0) continue;
    total += held;
    const room = cargoRoom(state, good);
    loadable += held < room ? held : room;
    if (houseOpen && (anyKind || !state.tradingHouse.includes(good))) best = good;
  }
  if (best > 0) best += marketBonus(player);
  const captain = state.roleTaken[Role.captain];
  const trader = state.roleTaken[Role.trader];
  out[Feature.loadable] = captain ? 0 : loadable;
  out[Feature.loadableLater] = captain ? loadable : 0;
  out[Feature.sale] = trader ? 0 : best;
  out[Feature.saleLater] = trader ? best : 0;
  out[Feature.unstored] = Math.max(0, total - 1);
}

const marketBonus = (player: Player) =>
  (player.staff[Building.smallMarket] > 0 ? 1 : 0) +
  (player.staff[Building.largeMarket] > 0 ? 2 : 0);

/** Buildings whose worth depends on what stands beside them. */
function describeEffects(player: Player, out: number[]): void {
  const { staff } = player;
  let most = 0;
  let made = 0;
  for (let good = 0; good < 5; good++) {
    const count = out[Feature.production + good] as number;
    made += count;
    if (count > most) most = count;
  }
  const kinds = out[Feature.kinds] as number;
  const sells = kinds > ((out[Feature.production] as number) > 0 ? 1 : 0) ? 1 : 0;
  const islandLeft = out[Feature.islandLeft] as number;
  out[Feature.harborLoads] = staff[Building.harbor] > 0 ? kinds : 0;
  out[Feature.wharfLoad] = staff[Building.wharf] > 0 ? most : 0;
  out[Feature.factoryCoins] = staff[Building.factory] > 0 ? (FACTORY_COINS[kinds] as number) : 0;
  out[Feature.marketSales] = marketBonus(player) * sells;
  const rooms =
    (staff[Building.smallWarehouse] > 0 ? 1 : 0) + (staff[Building.largeWarehouse] > 0 ? 2 : 0);
  out[Feature.storage] = Math.min(rooms, kinds) * (kinds > 0 ? made / kinds : 0);
  out[Feature.customs] = player.city.includes(Building.customsHouse) ? made : 0;
  out[Feature.tileGivers] = staff[Building.hacienda] > 0 ? islandLeft : 0;
  out[Feature.colonistGivers] =
    (staff[Building.hospice] > 0 ? islandLeft : 0) +
    (staff[Building.university] > 0 ? (out[Feature.cityLeft] as number) : 0);
}

function describeTurn(state: GameState, seat: Seat, out: number[]): void {
  const players = state.players.length;
  const picks = picksLeft(state, seat);
  out[Feature.picksLeft] = picks;
  out[Feature.choosing] = (state.governor + state.picks) % players === seat && picks > 0 ? 1 : 0;
  // From 0 for the next governor to 1 for who chooses last in the next round.
  out[Feature.turnOrder] = ((seat - state.governor - 1 + players) % players) / (players - 1);
}
