import { isJsonRecord, type JsonRecord } from '#engine/core/json';
import { OMENS } from './slice';

/**
 * The first version called the deck a pile, and pledged cards left the game. There were no cards
 * before the seats and no omens. Invalid data is left for `restore` to refuse.
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
