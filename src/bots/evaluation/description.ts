import {
  Building,
  CITY_SPACES,
  type Counts,
  cargoRoom,
  colonists,
  type GameState,
  GOODS,
  Good,
  islandSpacesLeft,
  kindsStored,
  type Player,
  type PuertomaBoard,
  picksOf,
  production,
  Role,
  type Seat,
  saleBonusOf,
  Tile,
  totalScore,
  zeros,
} from '#engine';
import { cardHopes, cardPoints } from './cards';
import { FEATURES, Feature } from './features';
import { goalHopes, hasGoals } from './goals';
import { productionCoins, type Specs, saleIncome, sum } from './queries';
import { puertomaCitySpaces } from './rounds';

/** Computes the features of a seat. One list is reused for all seats, for speed. */
export class Description {
  /** The features of the seat described last. */
  readonly numbers: Counts<Feature> = zeros(FEATURES.length);
  private readonly plantCircles: Counts<Good> = [0, 0, 0, 0, 0];
  private readonly plantStaff: Counts<Good> = [0, 0, 0, 0, 0];
  private spaces = 0;
  private circles = 0;
  private buildingPoints = 0;
  private idleLarge = false;
  private made = 0;
  private mostMade = 0;

  constructor(private readonly specs: Specs) {}

  /** `rounds`: how many are left. */
  of(state: GameState, seat: Seat, rounds: number): Counts<Feature> {
    const player = state.players[seat];
    const board = state.puertoma?.boards[seat];
    if (board) return this.ofPuertoma(state, seat, board);
    this.readCity(player);
    this.describeHoldings(state, seat, player);
    this.describeProduction(player);
    this.describeGoods(state, seat, player);
    this.describeEffects(state, seat, player);
    this.describeTurn(state, seat);
    this.describeExpansions(state, seat, rounds);
    return this.numbers;
  }

  /** A Puertoma's board has no plants, and its buildings score without colonists. */
  private ofPuertoma(state: GameState, seat: Seat, board: PuertomaBoard): Counts<Feature> {
    const out = this.numbers;
    out.fill(0);
    const player = state.players[seat];
    const { coins } = player;
    out[Feature.automated] = 1;
    out[Feature.score] = totalScore(state, seat);
    out[Feature.coins] = coins < 10 ? coins : 10;
    out[Feature.coinsBeyondTen] = coins < 10 ? 0 : coins - 10;
    out[Feature.islandLeft] = islandSpacesLeft(state, seat);
    out[Feature.cityLeft] = puertomaCitySpaces(board);
    out[Feature.colonists] = colonists(state, seat);
    out[Feature.nobles] = player.special;
    const made = production(state, seat);
    for (const good of GOODS) {
      out[Feature.production[good]] = made[good];
      out[Feature.capacity[good]] = board.tiles[good];
      if (made[good] > 0) out[Feature.kinds]++;
    }
    this.describeGoods(state, seat, player);
    this.describeTurn(state, seat);
    return out;
  }

  private readCity(player: Player): void {
    const { specs, plantCircles, plantStaff } = this;
    for (const good of GOODS) {
      plantCircles[good] = 0;
      plantStaff[good] = 0;
    }
    this.idleLarge = false;
    let spaces = 0;
    let circles = 0;
    let points = 0;
    for (const building of player.city) {
      const spec = specs[building];
      spaces += spec.spaces;
      circles += spec.circles;
      points += spec.vp;
      const { good } = spec;
      if (good !== null) {
        plantCircles[good] += spec.circles;
        plantStaff[good] += player.staff[building];
      } else if (spec.spaces === 2 && player.staff[building] === 0) this.idleLarge = true;
    }
    this.spaces = spaces;
    this.circles = circles;
    this.buildingPoints = points;
  }

  private describeHoldings(state: GameState, seat: Seat, player: Player): void {
    const out = this.numbers;
    const points = player.vp + player.surplusVp + player.special + this.buildingPoints;
    const total = totalScore(state, seat);
    const laid = cardPoints(state, seat);
    out[Feature.score] = points;
    out[Feature.cardPoints] = laid;
    out[Feature.bonus] = total - points - laid;
    out[Feature.idleBonus] = this.idleLarge ? this.idleBonus(state, seat, total) : 0;
    const { coins } = player;
    out[Feature.coins] = coins < 10 ? coins : 10;
    out[Feature.coinsBeyondTen] = coins < 10 ? 0 : coins - 10;
    out[Feature.forests] = sum(player.turned);
    out[Feature.islandLeft] = islandSpacesLeft(state, seat);
    out[Feature.cityLeft] = CITY_SPACES - this.spaces;
    const hands = colonists(state, seat);
    out[Feature.colonists] = hands;
    out[Feature.sanJuan] = player.sanJuan;
    out[Feature.vacancies] = Math.max(0, this.circles + sum(player.tiles) - hands);
    out[Feature.nobles] = player.special;
  }

  /** Points of unoccupied large buildings if they were occupied. */
  private idleBonus(state: GameState, seat: Seat, total: number): number {
    const { city, staff } = state.players[seat];
    let bonus = 0;
    for (const building of city) {
      if (this.specs[building].spaces !== 2 || staff[building] > 0) continue;
      staff[building]++;
      bonus += totalScore(state, seat) - total;
      staff[building]--;
    }
    return bonus;
  }

  private describeProduction(player: Player): void {
    const out = this.numbers;
    let kinds = 0;
    let total = 0;
    let most = 0;
    for (const good of GOODS) {
      const tiles = player.tiles[good];
      const workers = player.workers[good];
      const room = good === Good.corn ? tiles : this.plantCircles[good];
      const staff = good === Good.corn ? workers : this.plantStaff[good];
      const made = workers < staff ? workers : staff;
      const capacity = tiles < room ? tiles : room;
      if (made > 0) kinds++;
      if (made > most) most = made;
      total += made;
      out[Feature.production[good]] = made;
      out[Feature.capacity[good]] = capacity;
      out[Feature.spareTiles[good]] = tiles - capacity;
      out[Feature.spareCircles[good]] = room - capacity;
    }
    this.made = total;
    this.mostMade = most;
    out[Feature.kinds] = kinds;
    out[Feature.quarries] = player.tiles[Tile.quarry];
    out[Feature.workingQuarries] = player.workers[Tile.quarry];
  }

  /** The possible income from goods, now or in the next round if the role is taken. */
  private describeGoods(state: GameState, seat: Seat, player: Player): void {
    const out = this.numbers;
    let total = 0;
    let loadable = 0;
    for (const good of GOODS) {
      const held = player.goods[good];
      out[Feature.goods[good]] = held;
      if (held === 0) continue;
      total += held;
      const room = cargoRoom(state, good);
      loadable += held < room ? held : room;
    }
    const sale = saleIncome(state, seat);
    const captain = state.roleTaken[Role.captain];
    const trader = state.roleTaken[Role.trader];
    out[Feature.loadable] = captain ? 0 : loadable;
    out[Feature.loadableLater] = captain ? loadable : 0;
    out[Feature.sale] = trader ? 0 : sale;
    out[Feature.saleLater] = trader ? sale : 0;
    out[Feature.unstored] = Math.max(0, total - 1);
  }

  /** Buildings whose worth depends on the rest of the board. */
  private describeEffects(state: GameState, seat: Seat, player: Player): void {
    const out = this.numbers;
    const { staff } = player;
    const { made } = this;
    const kinds = out[Feature.kinds];
    const corn = out[Feature.production[Good.corn]];
    const sells = kinds > (corn > 0 ? 1 : 0) ? 1 : 0;
    const islandLeft = out[Feature.islandLeft];
    out[Feature.harborLoads] = staff[Building.harbor] > 0 ? kinds : 0;
    out[Feature.wharfLoad] = staff[Building.wharf] > 0 ? this.mostMade : 0;
    out[Feature.factoryCoins] = productionCoins(state, seat, kinds);
    out[Feature.marketSales] = saleBonusOf(state, seat, Good.corn) * sells;
    const rooms = kindsStored(state, seat);
    out[Feature.storage] = Math.min(rooms, kinds) * (kinds > 0 ? made / kinds : 0);
    out[Feature.customs] = player.city.includes(Building.customsHouse) ? made : 0;
    out[Feature.tileGivers] = staff[Building.hacienda] > 0 ? islandLeft : 0;
    out[Feature.colonistGivers] =
      (staff[Building.hospice] > 0 ? islandLeft : 0) +
      (staff[Building.university] > 0 ? out[Feature.cityLeft] : 0);
  }

  /** Zeros in games without expansions. */
  private describeExpansions(state: GameState, seat: Seat, rounds: number): void {
    const out = this.numbers;
    const { achievements, smuggler } = state;
    out[Feature.goals] = hasGoals(state) ? goalHopes(state, seat, rounds) : 0;
    out[Feature.cards] = achievements === null ? 0 : cardHopes(state, seat, out, rounds);
    out[Feature.automated] = 0;
    out[Feature.captive] = smuggler?.captor === seat ? 1 : 0;
    out[Feature.token] = smuggler?.token === seat ? 1 : 0;
  }

  private describeTurn(state: GameState, seat: Seat): void {
    const out = this.numbers;
    const players = state.players.length;
    const { isNext, left } = picksOf(state, seat);
    out[Feature.picksLeft] = left;
    out[Feature.choosing] = isNext ? 1 : 0;
    // From 0 for the next governor to 1 for the last seat of the next round.
    out[Feature.turnOrder] = ((seat - state.governor - 1 + players) % players) / (players - 1);
  }
}
