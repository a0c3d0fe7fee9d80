import { type Action, CARDS, type GameState, SEATS, type Seat } from '#engine';
import { cardsIn } from '#tests/engine/support/cards';
import { dealAnew, twinWith } from '#tests/engine/support/secrets';

/** Replaces the hidden cards by any others that the viewer does not see. */
export function twinOf(state: GameState, viewer: Seat | null, seed: string): GameState {
  return twinWith(state, viewer, seed, (twin, random) => {
    const { hands, packs, laid, passedOn, points } = cardsIn(twin);
    const own = viewer === null ? [] : [...hands[viewer], ...packs[viewer]];
    const unseen = CARDS.filter((card) => !laid.flat().includes(card) && !own.includes(card));
    for (const seat of SEATS.slice(0, twin.players.length)) {
      if (seat === viewer) continue;
      dealAnew([hands[seat], packs[seat]], unseen, random);
      hands[seat].sort((a, b) => a - b);
      passedOn[seat] = [];
      points[seat] = 0;
    }
  });
}

/** The seat's action at the twin's table that the viewer cannot tell apart. */
export function twinAction(state: GameState, twin: GameState, seat: Seat, action: Action): Action {
  if (action.type !== 'takeCard') return action;
  const index = cardsIn(state).packs[seat].indexOf(action.card);
  return { type: 'takeCard', card: cardsIn(twin).packs[seat][index] ?? action.card };
}
