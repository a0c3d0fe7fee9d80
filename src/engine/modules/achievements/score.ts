import type { Seat } from '#engine/core/ids';
import type { ScoreSheet } from '#engine/core/module';
import { achievementsOf, type Game } from './game';
import { CARD_SPECS, type Card, cardNames } from './ids';

/** X6-2: scores cards laid down. X6-4: automated seats score cards that nobody reached. */
export function scoreCards(game: Game, seat: Seat, sheet: ScoreSheet): void {
  const { hands, laid } = achievementsOf(game);
  if (!game.rules.hasAutomatedSeats) {
    for (const card of laid[seat]) {
      sheet.add('achievements', cardNames.name(card), CARD_SPECS[card].vp);
    }
  } else if (game.rules.boards[seat].isAutomated) {
    const points = hands.flat().reduce((vp, card) => vp + CARD_SPECS[card].vp, 0);
    if (points > 0) sheet.add('achievements', 'unreached', points);
  }
}

/** I-3: hidden cards may still bring points, so their line is unknown. */
export function scoreCardsSeen(game: Game, seat: Seat, sheet: ScoreSheet): void {
  const { hands, packs } = achievementsOf(game);
  const isAutomated = game.rules.boards[seat].isAutomated;
  if (!game.rules.hasAutomatedSeats) {
    scoreCards(game, seat, sheet);
    if (hasHidden(hands[seat], packs[seat])) sheet.add('achievements', 'unrevealed', Number.NaN);
  } else if (isAutomated && hasHidden(...hands, ...packs)) {
    sheet.add('achievements', 'unreached', Number.NaN);
  } else {
    scoreCards(game, seat, sheet);
  }
}

/** In a view, hidden cards are null. */
const hasHidden = (...places: readonly (readonly (Card | null)[])[]) =>
  places.some((cards) => cards.includes(null));
