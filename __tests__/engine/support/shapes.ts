import fc from 'fast-check';
import {
  createGame,
  DIFFICULTIES,
  type Difficulty,
  EDITIONS,
  type Edition,
  EXPANSIONS,
  type Expansion,
  type GameState,
  isRefusal,
  VARIANTS,
  type Variant,
  variantsIn,
} from '#engine';
import { type Players, request } from './game';

/** All options of a game, and the seeds of the game and its players. */
export interface GameShape {
  players: Players;
  edition: Edition;
  expansions: Expansion[];
  variants: Partial<Record<Variant, boolean>>;
  board: 'draft' | 'random';
  /** Number of Puertomas in the last seats (P-1), and their difficulty. */
  automated?: 0 | 1 | 2;
  puertomas?: Difficulty;
  seed: string;
}

const someOf = <Item>(items: readonly Item[]) => fc.subarray([...items]);

export const gameShapes: fc.Arbitrary<GameShape> = fc.record({
  players: fc.constantFrom<Players[]>(2, 3, 4, 5),
  edition: fc.constantFrom(...EDITIONS),
  // Half of the games are the base game.
  expansions: fc.oneof(fc.constant<Expansion[]>([]), someOf(EXPANSIONS)),
  variants: fc.record(Object.fromEntries(VARIANTS.map((name) => [name, fc.boolean()])), {
    requiredKeys: [],
  }),
  board: fc.constantFrom('draft' as const, 'random' as const),
  automated: fc.constantFrom(0, 0, 1, 2),
  puertomas: fc.constantFrom(...DIFFICULTIES),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
});

export function gameOf({ players, automated = 0, ...options }: GameShape): GameState {
  // V-10: variants of the other edition are dropped.
  const variants = variantsIn(options.edition, options.variants);
  const asked = request(players, { ...options, variants });
  const people = players - Math.min(automated, players - 1);
  const seats = asked.seats.map((seat, at) =>
    at < people ? seat : { ...seat, kind: 'puertoma' as const },
  );
  const state = createGame({ ...asked, seats });
  if (isRefusal(state)) throw new Error(`createGame refused ${state.field ?? state.code}`);
  return state;
}
