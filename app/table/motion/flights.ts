import type { Pace } from '#app/services/paces';
import type { AnchorName } from '#app/table/anchors/anchors';
import { known } from '#app/ui/base/known';
import type { Building, GameEvent, Good, Role, Seat, Tile } from '#engine';
import { GOODS } from '#engine';
import type { LogEntry } from '#session/session';

/** What flies. */
export type Piece =
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'building'; readonly building: Building }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'coin' | 'point' | 'colonist' };

export interface Flight {
  readonly piece: Piece;
  readonly from: AnchorName;
  readonly to: AnchorName;
  /** How many of it, written beside the piece: one flight for all. */
  readonly count: number;
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type Moves = {
  readonly [Type in GameEvent['type']]: (event: EventOf<Type>) => readonly Flight[];
};

const home = (seat: Seat): AnchorName => `player-${seat}`;
const BANK: AnchorName = 'colonists';

const fly = (piece: Piece, from: AnchorName, to: AnchorName, count = 1): Flight[] =>
  count > 0 ? [{ piece, from, to, count }] : [];
const coins = (count: number, from: AnchorName, seat: Seat) =>
  fly({ kind: 'coin' }, from, home(seat), count);
const points = (count: number, from: AnchorName, seat: Seat) =>
  fly({ kind: 'point' }, from, home(seat), count);

const nothing = (): readonly Flight[] => [];

const moves: Moves = {
  roleChosen: ({ seat, role, coins: count }) => [
    ...fly({ kind: 'role', role }, `role-${role}`, home(seat)),
    ...coins(count, `role-${role}`, seat),
  ],
  tileGained: ({ seat, tile }) => fly({ kind: 'tile', tile }, `tile-${tile}`, home(seat)),
  colonistsDealt: ({ seat, count }) => fly({ kind: 'colonist' }, BANK, home(seat), count),
  colonistGained: ({ seat }) => fly({ kind: 'colonist' }, BANK, home(seat)),
  built: ({ seat, building }) =>
    fly({ kind: 'building', building }, `building-${building}`, home(seat)),
  produced: ({ seat, goods }) =>
    GOODS.flatMap((good) => fly({ kind: 'good', good }, BANK, home(seat), goods[good])),
  goodTaken: ({ seat, good }) => fly({ kind: 'good', good }, BANK, home(seat)),
  sold: ({ seat, good, coins: count }) => [
    ...fly({ kind: 'good', good }, home(seat), 'house'),
    ...coins(count, 'house', seat),
  ],
  traded: ({ seat, good, coins: count }) => [
    ...fly({ kind: 'good', good }, home(seat), BANK),
    ...coins(count, BANK, seat),
  ],
  shipped: ({ seat, good, count, ship, vp }) => {
    const hold: AnchorName = ship === null ? BANK : `ship-${ship}`;
    return [...fly({ kind: 'good', good }, home(seat), hold, count), ...points(vp, hold, seat)];
  },
  stored: ({ seat, lost }) =>
    GOODS.flatMap((good) => fly({ kind: 'good', good }, home(seat), BANK, lost[good])),
  coinsGained: ({ seat, coins: count }) => coins(count, BANK, seat),
  vpGained: ({ seat, vp }) => points(vp, BANK, seat),
  raided: ({ seat, ship, good, taken, discarded }) => [
    ...fly({ kind: 'good', good }, `ship-${ship}`, home(seat), taken),
    ...fly({ kind: 'good', good }, `ship-${ship}`, BANK, discarded),
  ],
  looted: ({ seat, goods, vp }) => [
    ...goods.flatMap((good) => fly({ kind: 'good', good }, 'house', BANK)),
    ...points(vp, 'house', seat),
  ],
  poached: ({ seat, taken }) => fly({ kind: 'colonist' }, BANK, home(seat), taken),
  captured: ({ seat, role, coins: count }) => [
    ...fly({ kind: 'role', role }, `role-${role}`, home(seat)),
    ...coins(count, `role-${role}`, seat),
  ],
  ransomed: ({ seat, captor, coins: count }) => coins(count, home(seat), captor),
  capturedPlayed: ({ seat, role }) => fly({ kind: 'role', role }, `role-${role}`, home(seat)),
  delivered: ({ seat, good, vp }) => [
    ...fly({ kind: 'good', good }, home(seat), BANK),
    ...points(vp, BANK, seat),
  ],
  goalWon: ({ seat, colonists, coins: count, vp }) => [
    ...fly({ kind: 'colonist' }, 'goals', home(seat), colonists),
    ...coins(count, 'goals', seat),
    ...points(vp, 'goals', seat),
  ],
  puertomaChose: nothing,
  tokenMoved: nothing,
  deckShuffled: nothing,
  puertomaBuilds: nothing,
  puertomaSettles: nothing,
  puertomaSeats: nothing,
  puertomaTakesBest: nothing,
  puertomaLoads: nothing,
  puertomaSmuggles: nothing,
  puertomaDrafts: nothing,
  reserved: nothing,
  abilityUnlocked: nothing,
  abilitiesRemoved: nothing,
  abilityUsed: nothing,
  goodsDiscarded: ({ seat, goods, vp }) => [
    ...GOODS.flatMap((good) => fly({ kind: 'good', good }, home(seat), BANK, goods[good])),
    ...points(vp, BANK, seat),
  ],
  puertomaEquipped: nothing,
  roundStarted: nothing,
  tokenTaken: nothing,
  roleCoinAdded: nothing,
  forced: nothing,
  skipped: nothing,
  passed: nothing,
  tilesDealt: nothing,
  stackReshuffled: nothing,
  placed: nothing,
  shipRefilled: nothing,
  tradingHouseEmptied: nothing,
  shipSailed: nothing,
  coinsPaid: nothing,
  drafted: nothing,
  colonistMoved: nothing,
  colonistAssigned: nothing,
  shippedMixed: nothing,
  tileDiscarded: nothing,
  bartered: nothing,
  cardTaken: nothing,
  packsPassed: nothing,
  achieved: nothing,
  endTriggered: nothing,
  gameEnded: nothing,
};

/** What an event moves over the table; nothing for one that moves nothing. */
export function flightsOf(event: GameEvent): readonly Flight[] {
  return movesOf(event.type, event);
}

function movesOf<Type extends GameEvent['type']>(type: Type, event: EventOf<Type>) {
  return known(moves, type)?.(event) ?? [];
}

export interface PlannedFlight extends Flight {
  readonly key: string;
  readonly delay: number;
}

/** More than this at once is not read by anybody. */
const MOST_FLIGHTS = 18;

/** What the entries move, one thing after another, so that all has landed in time. */
export function planFlights(news: readonly LogEntry[], pace: Pace): readonly PlannedFlight[] {
  const flights = news
    .flatMap(({ number, event }) =>
      flightsOf(event).map((flight, at) => ({ ...flight, key: `${number}-${at}` })),
    )
    .slice(-MOST_FLIGHTS);
  const step = Math.min(pace.step, (pace.whole - pace.flight) / Math.max(1, flights.length - 1));
  return flights.map((flight, turn) => ({ ...flight, delay: turn * step }));
}
