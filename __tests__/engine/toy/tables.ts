import fc from 'fast-check';
import { createGame, EDITIONS, type GameState, isRefusal, VARIANTS, variantsIn } from '#engine';
import type { Toy } from './game';

/** Games with the toy, for tests that swap the engine's list of modules. */

const NAMES = ['Anna', 'Bob', 'Chris', 'David', 'Emma'];
export type Players = 2 | 3 | 4 | 5;
export const PLAYERS: readonly Players[] = [2, 3, 4, 5];

export interface Shape {
  readonly players: Players;
  readonly seed: string;
  readonly [option: string]: unknown;
}

/** A game with these options. `expansions` may have names outside the engine's types. */
export function gameOf({ players, ...options }: Shape): GameState {
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'person' }));
  const state = createGame({ seats, ...options });
  if (isRefusal(state)) throw new Error(`createGame refused ${state.field ?? state.code}`);
  return state;
}

export const toyGame = (players: Players, options: Record<string, unknown> = {}): GameState =>
  gameOf({ players, seed: 'a quiet evening', expansions: ['toy'], board: 'random', ...options });

/** All numbers of players, editions, variants and mixes of expansions with the toy. */
export const toyShapes: fc.Arbitrary<Shape> = fc
  .record({
    players: fc.constantFrom(...PLAYERS),
    edition: fc.constantFrom(...EDITIONS),
    expansions: fc.subarray(['newBuildings', 'nobles']).map((others) => ['toy', ...others]),
    variants: fc.record<Record<string, boolean>>(
      Object.fromEntries(VARIANTS.map((name) => [name, fc.boolean()])),
      {
        requiredKeys: [],
      },
    ),
    board: fc.constantFrom('draft', 'random'),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
  })
  // V-10: a variant of the other edition would be refused.
  .map((shape) => ({ ...shape, variants: variantsIn(shape.edition, shape.variants) }));

/** The module's part of a state or a view. */
export function toyIn(state: object): Toy {
  const { toy }: { toy?: Toy | null } = state;
  if (!toy) throw new Error('a game without the toy');
  return toy;
}
