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

/** Whoever may look at a game: nobody in particular, and everybody at the table. */
const viewersOf = (state: GameState): (Seat | null)[] => [
  null,
  ...SEATS.slice(0, state.players.length),
];

/** Random games looked at by everybody; a failure prints the shape and the seed to run it again. */
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

/** Comparisons by the thousand: the matchers would take minutes, so they speak on failure. */
export function same(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}

export const isAsked = (state: GameState, viewer: Seat | null): viewer is Seat =>
  viewer !== null && seatsToAct(state).includes(viewer);

/** An action of a type that the engine's own types may not know. */
export type AnyDeed = Step['action'] | { readonly type: string };

/** What happened, and all that a viewer is told of it: lines, events, the table afterwards. */
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
 * The same table with another seed and, unless scores are open, with more tokens for the others:
 * the viewer can't tell them apart.
 */
export function withOtherTokens(state: GameState, viewer: Seat | null): GameState {
  const twin = cloneState(state);
  twin.options = { ...state.options, seed: 'another seed' };
  if (state.over || state.options.variants.openScores) return twin;
  for (const [seat, player] of twin.players.entries()) {
    // P-1: those of a Puertoma lie open.
    if (seat === viewer || state.options.seats[seat]?.kind === 'puertoma') continue;
    // Who has none is known to all who counted along (I-5), and may show: the black market takes tokens.
    if (player.vp > 0) player.vp += 3;
    player.surplusVp += 1;
  }
  return twin;
}

/**
 * The same table with everything changed that the viewer may not see: tokens of others are more,
 * and hidden cards are mixed, until all is revealed. What chance brings next stays, so that both
 * can be played on in the same way.
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

/** Puts others of these cards, which must be enough, in the place of those that lie there. */
export function dealAnew<Card>(places: readonly Card[][], cards: Card[], random: number[]): void {
  for (const place of places) {
    const drawn = place.flatMap(() => cards.splice(nextInt(random, cards.length), 1));
    place.splice(0, place.length, ...drawn);
  }
}
