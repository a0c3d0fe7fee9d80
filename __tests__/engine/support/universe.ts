import {
  type Action,
  type ActionOf,
  type ActionType,
  BUILDINGS,
  CARDS,
  type Counts,
  type GameState,
  GOODS,
  type Good,
  nextInt,
  type Place,
  ROLES,
  randomPlacement,
  type Seat,
  STAFFED_TILES,
  Tile,
} from '#engine';

type Few<Type extends ActionType> = (
  state: GameState,
  seat: Seat,
  random: number[],
) => ActionOf<Type>[];

const SHIPS = [0, 1, 2] as const;
const FLAGS = [false, true];
/** X3-2: the numbers that a smuggler may name. */
const COUNTS = [null, 0, 1, 2, 3];

const places = (state: GameState, seat: Seat): Place[] => [
  { at: 'sanJuan' },
  ...STAFFED_TILES.map((tile) => ({ at: 'island', tile }) as const),
  ...state.players[seat].city.map((building) => ({ at: 'city', building }) as const),
];

/** Selections of goods: none, all, a few, or one too many of a kind. */
function someGoods(held: Counts<Good>, random: number[]): Counts<Good>[] {
  const around = (most: number) => nextInt(random, most + 2);
  const samples = Array.from({ length: 12 }, () => held.map(around));
  const singles = GOODS.map((kind) => GOODS.map((good) => (good === kind ? 1 : 0)));
  return [[0, 0, 0, 0, 0], [...held], ...singles, ...samples] as number[][] as Counts<Good>[];
}

/** A legal placement, and results of moving, adding or removing a colonist. */
function somePlacements(state: GameState, seat: Seat, random: number[]): ActionOf<'place'>[] {
  const legal = randomPlacement(state, seat, random);
  const nudge = (list: readonly number[]) => {
    const copy = [...list];
    const at = nextInt(random, copy.length);
    copy[at] = Math.max(0, (copy[at] ?? 0) + (nextInt(random, 2) === 0 ? 1 : -1));
    return copy;
  };
  return [
    legal,
    { ...legal, island: nudge(legal.island) as typeof legal.island },
    { ...legal, city: nudge(legal.city) },
    { ...legal, special: nudge(legal.special) },
    { ...legal, city: [...legal.city, 1] },
  ];
}

/** Every possible action of each type, or a sample if there are too many. */
const UNIVERSE: { [Type in ActionType]: Few<Type> } = {
  chooseRole: () =>
    FLAGS.flatMap((waived) => ROLES.map((role) => ({ type: 'chooseRole', role, waived }))),
  takeTile: () => STAFFED_TILES.map((tile) => ({ type: 'takeTile', tile })),
  place: somePlacements,
  build: () => BUILDINGS.map((building) => ({ type: 'build', building })),
  takeGood: () => GOODS.map((good) => ({ type: 'takeGood', good })),
  sell: () => GOODS.map((good) => ({ type: 'sell', good })),
  load: () => GOODS.flatMap((good) => SHIPS.map((ship) => ({ type: 'load', good, ship }) as const)),
  wharf: () => GOODS.map((good) => ({ type: 'wharf', good })),
  store: (state, seat, random) =>
    someGoods(state.players[seat].goods, random).map((goods) => ({ type: 'store', goods })),
  use: () => BUILDINGS.map((building) => ({ type: 'use', building })),
  draft: () => BUILDINGS.map((building) => ({ type: 'draft', building })),
  move: (state, seat) =>
    places(state, seat).flatMap((to) =>
      FLAGS.map((special) => ({ type: 'move', to, special }) as const),
    ),
  assign: (state, seat) =>
    places(state, seat).flatMap((to) =>
      FLAGS.map((special) => ({ type: 'assign', to, special }) as const),
    ),
  trade: () => GOODS.map((good) => ({ type: 'trade', good })),
  ship: (state, seat, random) =>
    someGoods(state.players[seat].goods, random).map((goods) => ({ type: 'ship', goods })),
  deliver: () => GOODS.map((good) => ({ type: 'deliver', good })),
  discardTile: () => [...GOODS, Tile.turned].map((tile) => ({ type: 'discardTile', tile })),
  barter: (state, seat, random) =>
    BUILDINGS.map((building) => ({
      type: 'barter',
      building,
      colonist:
        [null, ...places(state, seat)][nextInt(random, places(state, seat).length + 1)] ?? null,
      good: [null, ...GOODS][nextInt(random, GOODS.length + 1)] ?? null,
      vp: nextInt(random, 2) === 0,
    })),
  takeCard: () => CARDS.map((card) => ({ type: 'takeCard', card })),
  raid: () =>
    SHIPS.flatMap((ship) => COUNTS.map((count) => ({ type: 'raid', ship, count }) as const)),
  loot: () => [{ type: 'loot' }],
  poach: () =>
    ([null, 'taken', 'left', 'discarded'] as const).flatMap((special) =>
      COUNTS.map((count) => ({ type: 'poach', special, count }) as const),
    ),
  capture: () => ROLES.map((role) => ({ type: 'capture', role })),
  pass: () => [{ type: 'pass' }],
  decline: () => [{ type: 'decline' }],
};

/** Types with too many actions to list. Only a sample of them is in the universe. */
export const SAMPLED: ReadonlySet<ActionType> = new Set(['place', 'store', 'ship', 'barter']);

/** CA-12, X3-2: keeping or taking less than possible is legal, though it is not offered. */
export function isUnlisted(action: Action): boolean {
  return action.type === 'store' || ('count' in action && action.count !== null);
}

export function allActions(state: GameState, seat: Seat, random: number[]): Action[] {
  return Object.values(UNIVERSE).flatMap((few) => few(state, seat, random) as Action[]);
}
