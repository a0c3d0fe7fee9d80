import { achievementsOf, type Game } from './game';
import { cardNames } from './ids';

const MOST = 4;

/** No card comes twice, and nobody has more than four. */
export function brokenInvariants(game: Game): string[] {
  const { hands, laid, packs } = achievementsOf(game);
  const all = [hands, laid, packs].flatMap((lists) => lists.flat());
  const twice = all.filter((card, index) => all.indexOf(card) !== index);
  const found = twice.map((card) => `the card ${cardNames.name(card)} is there twice`);
  for (const seat of game.rules.seats) {
    if (hands[seat].length + laid[seat].length > MOST)
      found.push(`seat ${seat} has too many cards`);
  }
  return found;
}
