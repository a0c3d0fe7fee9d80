import type { GameRequest } from '#engine';

export type Rest = Omit<GameRequest, 'seats' | 'seed'>;

/** A kind of game to measure. */
export interface Shape {
  readonly players: number;
  readonly rest: Rest;
  /** This number takes about a thirtieth of a second on V8, and ten times as long on Hermes. */
  readonly games: number;
  /** Older engines do not have this game. */
  readonly isNew?: true;
}

const base = (players: number, games: number): Shape => ({ players, games, rest: {} });

export const SHAPES = {
  base2: base(2, 300),
  base3: base(3, 260),
  base4: base(4, 200),
  base5: base(5, 160),
  new4: { players: 4, games: 70, rest: { expansions: ['newBuildings'], board: 'random' } },
  all4: {
    players: 4,
    games: 60,
    rest: { expansions: ['newBuildings', 'nobles'], board: 'random' },
  },
  six4: {
    players: 4,
    games: 40,
    isNew: true,
    rest: {
      expansions: ['newBuildings', 'nobles', 'smuggler', 'festival', 'activities', 'achievements'],
      board: 'random',
    },
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof SHAPES;
export type ByShape<Value> = Readonly<Record<ShapeName, Value>>;

export const isShapeName = (name: string): name is ShapeName => Object.hasOwn(SHAPES, name);
export const SHAPE_NAMES = Object.keys(SHAPES).filter(isShapeName);

export const eachShape = <Value>(make: (name: ShapeName) => Value): ByShape<Value> => ({
  base2: make('base2'),
  base3: make('base3'),
  base4: make('base4'),
  base5: make('base5'),
  new4: make('new4'),
  all4: make('all4'),
  six4: make('six4'),
});
