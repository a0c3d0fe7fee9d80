import type { AnimationTiming } from '#app/services/animationTiming';
import type { AnchorName } from '#app/table/anchors/anchors';
import type { Building, GameEvent, Good, Role, Seat, Tile } from '#engine';
import { GOODS } from '#engine';
import type { LogEntry } from '#session/session';

/** A piece that can move over the table. */
export type Piece =
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'building'; readonly building: Building }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'coin' | 'point' | 'colonist' };

export interface PieceMove {
  readonly piece: Piece;
  readonly from: AnchorName;
  readonly to: AnchorName;
  /** Number of pieces in one move, shown beside the piece. */
  readonly count: number;
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type Moves = {
  readonly [Type in GameEvent['type']]: (event: EventOf<Type>) => readonly PieceMove[];
};

const boardOf = (seat: Seat): AnchorName => `player-${seat}`;
const BANK: AnchorName = 'colonists';

const move = (piece: Piece, from: AnchorName, to: AnchorName, count = 1): PieceMove[] =>
  count > 0 ? [{ piece, from, to, count }] : [];
const coins = (count: number, from: AnchorName, seat: Seat) =>
  move({ kind: 'coin' }, from, boardOf(seat), count);
const points = (count: number, from: AnchorName, seat: Seat) =>
  move({ kind: 'point' }, from, boardOf(seat), count);

const nothing = (): readonly PieceMove[] => [];

const MOVES: Moves = {
  roleChosen: ({ seat, role, coins: count }) => [
    ...move({ kind: 'role', role }, `role-${role}`, boardOf(seat)),
    ...coins(count, `role-${role}`, seat),
  ],
  tileGained: ({ seat, tile }) => move({ kind: 'tile', tile }, `tile-${tile}`, boardOf(seat)),
  colonistsDealt: ({ seat, count }) => move({ kind: 'colonist' }, BANK, boardOf(seat), count),
  colonistGained: ({ seat }) => move({ kind: 'colonist' }, BANK, boardOf(seat)),
  built: ({ seat, building }) =>
    move({ kind: 'building', building }, `building-${building}`, boardOf(seat)),
  produced: ({ seat, goods }) =>
    GOODS.flatMap((good) => move({ kind: 'good', good }, BANK, boardOf(seat), goods[good])),
  goodTaken: ({ seat, good }) => move({ kind: 'good', good }, BANK, boardOf(seat)),
  sold: ({ seat, good, coins: count }) => [
    ...move({ kind: 'good', good }, boardOf(seat), 'house'),
    ...coins(count, 'house', seat),
  ],
  traded: ({ seat, good, coins: count }) => [
    ...move({ kind: 'good', good }, boardOf(seat), BANK),
    ...coins(count, BANK, seat),
  ],
  shipped: ({ seat, good, count, ship, vp }) => {
    const hold: AnchorName = ship === null ? BANK : `ship-${ship}`;
    return [...move({ kind: 'good', good }, boardOf(seat), hold, count), ...points(vp, hold, seat)];
  },
  stored: ({ seat, lost }) =>
    GOODS.flatMap((good) => move({ kind: 'good', good }, boardOf(seat), BANK, lost[good])),
  coinsGained: ({ seat, coins: count }) => coins(count, BANK, seat),
  vpGained: ({ seat, vp }) => points(vp, BANK, seat),
  raided: ({ seat, ship, good, taken, discarded }) => [
    ...move({ kind: 'good', good }, `ship-${ship}`, boardOf(seat), taken),
    ...move({ kind: 'good', good }, `ship-${ship}`, BANK, discarded),
  ],
  looted: ({ seat, goods, vp }) => [
    ...goods.flatMap((good) => move({ kind: 'good', good }, 'house', BANK)),
    ...points(vp, 'house', seat),
  ],
  poached: ({ seat, taken }) => move({ kind: 'colonist' }, BANK, boardOf(seat), taken),
  captured: ({ seat, role, coins: count }) => [
    ...move({ kind: 'role', role }, `role-${role}`, boardOf(seat)),
    ...coins(count, `role-${role}`, seat),
  ],
  ransomed: ({ seat, captor, coins: count }) => coins(count, boardOf(seat), captor),
  capturedPlayed: ({ seat, role }) => move({ kind: 'role', role }, `role-${role}`, boardOf(seat)),
  delivered: ({ seat, good, vp }) => [
    ...move({ kind: 'good', good }, boardOf(seat), BANK),
    ...points(vp, BANK, seat),
  ],
  goalWon: ({ seat, colonists, coins: count, vp }) => [
    ...move({ kind: 'colonist' }, 'goals', boardOf(seat), colonists),
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
    ...GOODS.flatMap((good) => move({ kind: 'good', good }, boardOf(seat), BANK, goods[good])),
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

/** Moves of pieces for an event; often none. */
export function pieceMovesOf(event: GameEvent): readonly PieceMove[] {
  return movesOf(event.type, event);
}

function movesOf<Type extends GameEvent['type']>(type: Type, event: EventOf<Type>) {
  return MOVES[type](event);
}

export interface PlannedMove extends PieceMove {
  readonly key: string;
  readonly delay: number;
}

/** More moves than this are hard to follow. */
const MOST_MOVES = 18;

/** Schedules the moves of log entries one after another within the time limit. */
export function planMoves(
  entries: readonly LogEntry[],
  timing: AnimationTiming,
): readonly PlannedMove[] {
  const moves = entries
    .flatMap(({ number, event }) =>
      pieceMovesOf(event).map((move, at) => ({ ...move, key: `${number}-${at}` })),
    )
    .slice(-MOST_MOVES);
  const step = Math.min(timing.step, (timing.total - timing.move) / Math.max(1, moves.length - 1));
  return moves.map((move, turn) => ({ ...move, delay: turn * step }));
}
