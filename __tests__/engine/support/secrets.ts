import fc from 'fast-check';
import {
  cloneState,
  eventFor,
  formatLineFor,
  type GameState,
  isRefusal,
  legalActions,
  nextInt,
  type Played,
  play,
  SEATS,
  type Seat,
  seatsToAct,
  seedRandom,
  storeEvent,
  storeView,
  viewFor,
} from '#engine';
import { randomSteps, type Step } from './random';

/** All viewers of a game: a spectator, and every seat. */
const viewersOf = (state: GameState): (Seat | null)[] => [
  null,
  ...SEATS.slice(0, state.players.length),
];

/** Plays random games for every viewer. A failure prints the shape and the seed. */
export function forEveryViewer<Shape extends { readonly seed: string }>(
  shapes: fc.Arbitrary<Shape>,
  gameOf: (shape: Shape) => GameState,
  numRuns: number,
  check: (step: Step, viewer: Seat | null) => void,
): void {
  fc.assert(
    fc.property(shapes, (shape) => {
      const players = seedRandom(`players of ${shape.seed}`);
      for (const step of randomSteps(gameOf(shape), players)) {
        for (const viewer of viewersOf(step.before)) check(step, viewer);
      }
    }),
    { numRuns },
  );
}

/** Compares without Jest's matchers, which would take minutes for thousands of comparisons. */
export function same(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}

export const isAsked = (state: GameState, viewer: Seat | null): viewer is Seat =>
  viewer !== null && seatsToAct(state).includes(viewer);

/** An action of a type that the engine's own types may not include. */
export type AnyDeed = Step['action'] | { readonly type: string };

/** Everything a viewer learns of an action: lines, events, the table afterwards. */
export function storyFor(before: GameState, viewer: Seat | null, seat: Seat, action: AnyDeed) {
  const played: Played | { code: string } = play(before, seat, action);
  if (isRefusal(played)) throw new Error(`${action.type} was refused: ${played.code}`);
  const { state, events } = played as Played;
  const told = {
    line: formatLineFor(viewer, seat, action),
    events: events.map((event) => storeEvent(eventFor(event, viewer))),
    view: storeView(viewFor(state, viewer)),
    offers: isAsked(state, viewer) ? legalActions(state, viewer) : [],
  };
  return { state, events, told };
}

/**
 * The same table with another seed and, unless scores are open, with more tokens for the others.
 * The viewer cannot tell the difference.
 */
export function withOtherTokens(state: GameState, viewer: Seat | null): GameState {
  const twin = cloneState(state);
  twin.options = { ...state.options, seed: 'another seed' };
  if (state.over || state.options.variants.openScores) return twin;
  for (const [seat, player] of twin.players.entries()) {
    // P-1: the tokens of a Puertoma are public.
    if (seat === viewer || state.options.seats[seat]?.kind === 'puertoma') continue;
    // A player who counted (I-5) knows who has none, and it may show: the black market takes
    // tokens.
    if (player.vp > 0) player.vp += 3;
    player.surplusVp += 1;
  }
  return twin;
}

/**
 * The same table with everything changed that the viewer may not see: others have more tokens, and
 * hidden cards are mixed, until all is revealed. The random streams stay, so that both can be
 * played in the same way.
 */
export function twinWith(
  state: GameState,
  viewer: Seat | null,
  seed: string,
  mix: (twin: GameState, random: number[]) => void,
): GameState {
  const twin = withOtherTokens(state, viewer);
  if (!state.over) mix(twin, seedRandom(seed));
  return twin;
}

/** Replaces the cards in these places by others, of which there must be enough. */
export function dealAnew<Card>(places: readonly Card[][], cards: Card[], random: number[]): void {
  for (const place of places) {
    const drawn = place.flatMap(() => cards.splice(nextInt(random, cards.length), 1));
    place.splice(0, place.length, ...drawn);
  }
}
