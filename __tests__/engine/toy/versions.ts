import { isJsonRecord, type JsonRecord } from '#engine/core/json';
import { OMENS } from './slice';

/**
 * The first version called the deck a pile, and pledged cards left the game: there were neither
 * cards before the seats nor omens. What it cannot read it leaves to `restore` to refuse.
 */
export function fromFirst(game: JsonRecord): JsonRecord {
  const first = game.toy ?? null;
  if (!isJsonRecord(first)) return game;
  const { pile = null, gone = null, hands = null } = first;
  if (!Array.isArray(pile) || !Array.isArray(gone) || !Array.isArray(hands)) return game;
  const deck = [...gone, ...pile];
  const omens = deck.splice(0, OMENS);
  return { ...game, toy: { deck, hands, kept: hands.map(() => []), omens } };
}
