import {
  type Action,
  CARDS,
  type Card,
  type GameState,
  nextInt,
  type Seat,
  seedRandom,
} from '../../../src/engine';
import { cardsIn } from '../support/cards';
import { withOtherTokens } from '../support/secrets';

/**
 * The same table with everything changed that the viewer may not see: hidden cards are any that it
 * does not see, tokens of others are more. What chance brings next stays, so that both can be
 * played on in the same way.
 */
export function twinOf(state: GameState, viewer: Seat | null, seed: string): GameState {
  const twin = withOtherTokens(state, viewer);
  if (!state.over) mixCards(twin, viewer, seedRandom(seed));
  return twin;
}

function mixCards(twin: GameState, viewer: Seat | null, random: number[]): void {
  const { hands, packs, laid, passedOn, points } = cardsIn(twin);
  const seen = laid.flat();
  if (viewer !== null) seen.push(...hands[viewer], ...packs[viewer]);
  const unseen = CARDS.filter((card) => !seen.includes(card));
  const draw = () => unseen.splice(nextInt(random, unseen.length), 1)[0] ?? CARDS[0];
  for (const seat of twin.players.keys()) {
    if (seat === viewer) continue;
    for (const place of [hands[seat], packs[seat]]) {
      for (const index of place?.keys() ?? []) if (place) place[index] = draw() as Card;
    }
    hands[seat as Seat].sort((a, b) => a - b);
    passedOn[seat as Seat] = [];
    points[seat as Seat] = 0;
  }
}

/** What the seat would do at the twin's table and the viewer could not tell apart. */
export function twinAction(state: GameState, twin: GameState, seat: Seat, action: Action): Action {
  if (action.type !== 'takeCard') return action;
  const index = cardsIn(state).packs[seat].indexOf(action.card);
  return { type: 'takeCard', card: cardsIn(twin).packs[seat][index] ?? action.card };
}
