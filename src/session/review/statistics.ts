import {
  type Counts,
  type GameEvent,
  type GameEventType,
  GOODS,
  type Good,
  ROLES,
  type Role,
  SEATS,
  type Seat,
  zeros,
} from '#engine';

/** Statistics of one player, counted from the engine's events. */
export interface SeatStatistics {
  readonly made: Counts<Good>;
  readonly shipped: number;
  readonly sold: number;
  readonly spoiled: number;
  readonly coinsEarned: number;
  readonly coinsSpent: number;
  readonly built: number;
  /** Idle colonists, summed over all mayor phases. */
  readonly idle: number;
  readonly roles: Counts<Role>;
}

type Tally = {
  -readonly [Key in keyof SeatStatistics]: SeatStatistics[Key];
} & {
  /** Goods given away otherwise: bartered, delivered or discarded for points. */
  given: number;
};

type Book = readonly Tally[];
type EventOf<Type extends GameEventType> = Extract<GameEvent, { type: Type }>;
type Counters = {
  readonly [Type in GameEventType]: ((event: EventOf<Type>, book: Book) => void) | null;
};

const total = (goods: readonly number[]) => goods.reduce((sum, count) => sum + count, 0);
const at = (book: Book, seat: Seat): Tally => book[seat] ?? blank();

function earn(seat: Seat, coins: number, book: Book): void {
  at(book, seat).coinsEarned += coins;
}

function spend(seat: Seat, coins: number, book: Book): void {
  at(book, seat).coinsSpent += coins;
}

const take = (seat: Seat, good: Good, count: number, book: Book): void => {
  at(book, seat).made[good] += count;
};

/**
 * Null for events that change nothing in the statistics. A test compares the totals with the final
 * tables.
 */
const COUNTERS: Counters = {
  roleChosen({ seat, role, coins }, book) {
    at(book, seat).roles[role]++;
    earn(seat, coins, book);
  },
  placed({ seat, sanJuan }, book) {
    at(book, seat).idle += sanJuan;
  },
  built({ seat, cost }, book) {
    at(book, seat).built++;
    spend(seat, cost, book);
  },
  produced({ seat, goods }, book) {
    for (const good of GOODS) take(seat, good, goods[good], book);
  },
  goodTaken: ({ seat, good }, book) => take(seat, good, 1, book),
  raided: ({ seat, good, taken }, book) => take(seat, good, taken, book),
  sold({ seat, coins }, book) {
    at(book, seat).sold++;
    earn(seat, coins, book);
  },
  traded({ seat, coins }, book) {
    at(book, seat).sold++;
    earn(seat, coins, book);
  },
  shipped({ seat, count }, book) {
    at(book, seat).shipped += count;
  },
  shippedMixed({ seat, goods }, book) {
    at(book, seat).shipped += total(goods);
  },
  stored({ seat, lost }, book) {
    at(book, seat).spoiled += total(lost);
  },
  coinsGained: ({ seat, coins }, book) => earn(seat, coins, book),
  coinsPaid: ({ seat, coins }, book) => spend(seat, coins, book),
  tileDiscarded: ({ seat, coins }, book) => earn(seat, coins, book),
  goalWon: ({ seat, coins }, book) => earn(seat, coins, book),
  captured: ({ seat, coins }, book) => earn(seat, coins, book),
  ransomed({ seat, captor, coins }, book) {
    spend(seat, coins, book);
    earn(captor, coins, book);
  },
  bartered({ seat, good }, book) {
    if (good !== null) at(book, seat).given++;
  },
  delivered({ seat }, book) {
    at(book, seat).given++;
  },
  goodsDiscarded({ seat, goods }, book) {
    at(book, seat).given += total(goods);
  },
  roundStarted: null,
  roleCoinAdded: null,
  forced: null,
  skipped: null,
  passed: null,
  tileGained: null,
  tilesDealt: null,
  stackReshuffled: null,
  colonistGained: null,
  colonistMoved: null,
  colonistAssigned: null,
  colonistsDealt: null,
  shipRefilled: null,
  tradingHouseEmptied: null,
  shipSailed: null,
  vpGained: null,
  drafted: null,
  endTriggered: null,
  gameEnded: null,
  tokenTaken: null,
  looted: null,
  poached: null,
  capturedPlayed: null,
  cardTaken: null,
  packsPassed: null,
  achieved: null,
  puertomaChose: null,
  tokenMoved: null,
  deckShuffled: null,
  puertomaBuilds: null,
  puertomaSettles: null,
  puertomaSeats: null,
  puertomaTakesBest: null,
  puertomaLoads: null,
  puertomaSmuggles: null,
  puertomaDrafts: null,
  reserved: null,
  abilityUnlocked: null,
  abilitiesRemoved: null,
  abilityUsed: null,
  puertomaEquipped: null,
};

function blank(): Tally {
  return {
    made: zeros(GOODS.length),
    shipped: 0,
    sold: 0,
    spoiled: 0,
    given: 0,
    coinsEarned: 0,
    coinsSpent: 0,
    built: 0,
    idle: 0,
    roles: zeros(ROLES.length),
  };
}

function count<Type extends GameEventType>(type: Type, event: EventOf<Type>, book: Book): void {
  COUNTERS[type]?.(event, book);
}

/** Statistics of each seat. */
export function statisticsOf(
  events: Iterable<GameEvent>,
  players: number,
): readonly Readonly<Tally>[] {
  const book: Book = SEATS.slice(0, players).map(blank);
  for (const event of events) count(event.type, event, book);
  return book;
}
