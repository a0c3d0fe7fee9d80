import {
  BUILDING_NAMES,
  type Building,
  buildingSpec,
  citySpacesLeft,
  colonists,
  createGame,
  decisionOf,
  type GameState,
  GOODS,
  type Good,
  islandSpacesLeft,
  isRefusal,
  legalActions,
  ownsBuilding,
  type Player,
  placements,
  Role,
  SEATS,
  type Seat,
  STAFFED_TILES,
  seatsToAct,
  setAside,
  Tile,
  tilesOwned,
} from '#engine';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const overSeats = (state: GameState, count: (seat: Seat) => number) =>
  sum(SEATS.slice(0, state.players.length).map(count));
const overPlayers = (state: GameState, count: (player: Player) => number) =>
  sum(state.players.map(count));

/** Checks all invariants of §12 and returns the problems in words. */
export function problemsOf(state: GameState): string[] {
  return [
    ...conservation(state),
    ...negativeNumbers(state),
    ...boardProblems(state),
    ...cargoProblems(state),
    ...deadEnds(state),
  ];
}

/** The total number of each kind of piece, wherever it is. */
export function totalsOf(state: GameState): Record<string, number> {
  const totals: Record<string, number> = {
    quarries: state.quarries + overSeats(state, (seat) => tilesOwned(state, seat, Tile.quarry)),
    vp: state.vp + overPlayers(state, ({ vp }) => vp),
    // A noble counts as a colonist in every rule. Each took a colonist's place on the ship.
    people: peopleOf(state),
    nobles:
      state.specialSupply +
      state.specialOnShip +
      state.specialRemoved +
      overPlayers(state, ({ special }) => special),
  };
  const aside = setAside(state);
  for (const good of GOODS) {
    totals[`goods ${good}`] = goodsOf(state, good) + aside.goods[good];
    totals[`tiles ${good}`] = tilesOf(state, good) + aside.tiles[good];
  }
  return totals;
}

function goodsOf(state: GameState, good: Good): number {
  const aboard = state.ships.filter((ship) => ship.good === good).map(({ count }) => count);
  const sold = state.tradingHouse.filter((kind) => kind === good).length;
  const held = overPlayers(state, ({ goods }) => goods[good]);
  return state.goods[good] + held + sum(aboard) + sold + state.goodsRemoved[good];
}

function tilesOf(state: GameState, good: Good): number {
  const asked = decisionOf(state);
  const inHand = asked?.kind === 'sawmill' && asked.data.tile === good ? 1 : 0;
  return (
    state.stack[good] +
    state.discard[good] +
    state.faceUp[good] +
    overSeats(state, (seat) => tilesOwned(state, seat, good)) +
    overPlayers(state, ({ turned }) => turned[good]) +
    inHand
  );
}

function peopleOf(state: GameState): number {
  const owned = overSeats(state, (seat) => colonists(state, seat));
  return (
    state.colonists + state.specialSupply + state.colonistShip + state.colonistsRemoved + owned
  );
}

const known = new WeakMap<object, Record<string, number>>();
function totalsAtStart(state: GameState): Record<string, number> {
  const remembered = known.get(state.options);
  if (remembered) return remembered;
  const start = createGame(state.options);
  if (isRefusal(start)) throw new Error('a game whose options are refused');
  const totals = totalsOf(start);
  known.set(state.options, totals);
  return totals;
}

function conservation(state: GameState): string[] {
  const expected = totalsAtStart(state);
  const lost = Object.entries(totalsOf(state))
    .filter(([what, count]) => count !== expected[what])
    .map(([what, count]) => `${what}: ${count}, not ${expected[what]}`);
  return [...lost, ...buildingConservation(state)];
}

/** Compares the copies on the market and in cities with the set-up. */
function buildingConservation(state: GameState): string[] {
  return state.board.flatMap((building) => {
    const owners = overSeats(state, (seat) => (ownsBuilding(state, seat, building) ? 1 : 0));
    const copies = copiesOf(state, building);
    return state.market[building] + owners === copies
      ? []
      : [`${BUILDING_NAMES[building]}: ${state.market[building]} + ${owners}, not ${copies}`];
  });
}

/** S-11, S-12, written independently of the engine. */
function copiesOf(state: GameState, building: Building): number {
  const { good, kind, spaces, size } = buildingSpec(state, building);
  const few = state.players.length === 2;
  if (good !== null) return few ? 2 : size === 'small' ? 4 : 3;
  if (kind === 'production') return 2;
  return few || spaces === 2 ? 1 : 2;
}

/** Numbers in the state that are negative or not whole. */
function negativeNumbers(state: GameState): string[] {
  return Object.entries(state)
    .filter(([field, value]) => field !== 'options' && !hasOnlyCounts(value))
    .map(([field, value]) => `${field} is ${JSON.stringify(value)}`);
}

function hasOnlyCounts(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0;
  if (typeof value !== 'object' || value === null) return value !== undefined;
  for (const part of Object.values(value)) if (!hasOnlyCounts(part)) return false;
  return true;
}

function boardProblems(state: GameState): string[] {
  return state.players.flatMap((player, index) => {
    const seat = index as Seat;
    const problems: string[] = [];
    for (const tile of STAFFED_TILES) {
      if (player.workers[tile] > player.tiles[tile]) problems.push(`seat ${seat} tile ${tile}`);
    }
    player.staff.forEach((staff, building) => {
      const built = player.city.includes(building as Building);
      const room = built ? buildingSpec(state, building as Building).circles : 0;
      if (staff > room) problems.push(`seat ${seat} overfills ${BUILDING_NAMES[building]}`);
      if ((player.specialStaff[building] ?? 0) > staff)
        problems.push(`seat ${seat} has odd nobles`);
    });
    if (new Set(player.city).size !== player.city.length) problems.push(`seat ${seat} built twice`);
    if (citySpacesLeft(state, seat) < 0) problems.push(`seat ${seat} has too large a city`);
    if (islandSpacesLeft(state, seat) < 0) problems.push(`seat ${seat} has too large an island`);
    return problems;
  });
}

function cargoProblems(state: GameState): string[] {
  const kinds = state.ships.map(({ good }) => good).filter((good) => good !== null);
  const problems: string[] = [];
  if (new Set(kinds).size !== kinds.length) problems.push('a kind is on two ships');
  for (const { good, count, capacity } of state.ships) {
    if (count > capacity || (good === null) !== (count === 0)) problems.push('an odd cargo');
  }
  if (state.tradingHouse.length > 4) problems.push('the trading house is too full');
  if (state.role !== Role.trader && state.tradingHouse.length === 4) problems.push('TR-5');
  return problems;
}

function deadEnds(state: GameState): string[] {
  const seats = seatsToAct(state);
  if (state.over) return seats.length === 0 ? [] : ['somebody is to act after the end'];
  if (seats.length === 0) return ['nobody is to act'];
  return seats
    .filter((seat) => choicesOf(state, seat) < 2)
    .map((seat) => `seat ${seat} has no real choice`);
}

/** Counts choices up to two: by R-7 nobody is asked with fewer. */
function choicesOf(state: GameState, seat: Seat): number {
  if (decisionOf(state)?.kind !== 'place') return legalActions(state, seat).length;
  let count = 0;
  for (const _ of placements(state, seat)) if (++count === 2) break;
  return count;
}
