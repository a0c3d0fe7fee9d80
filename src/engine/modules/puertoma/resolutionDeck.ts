import { drawInt, purpose } from '#engine/core/chance';
import { Box } from './actionBoard';
import { type Game, puertomaOf } from './game';

/** The resolution cards (P-8). Each has an order of roles, and its number decides random picks. */

export const deckChance = purpose('resolutionDeck');

const LETTERS: Readonly<Record<string, Box>> = {
  S: Box.settler,
  M: Box.mayor,
  B: Box.builder,
  C: Box.craftsman,
  T: Box.trader,
  K: Box.captain,
  P: Box.prospector,
};

export type Card = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8];

const PRINTED: Readonly<Record<Card, string>> = {
  1: 'BMCTKSP',
  2: 'KTMBSPC',
  3: 'TCMBPSK',
  4: 'CBMPTKS',
  5: 'MBPKCTS',
  6: 'BPMTKCS',
  7: 'PBMKTCS',
  8: 'BKMTCSP',
};

/** The order of roles on each card. The first wins a tie. */
const ORDERS = new Map(
  CARDS.map((card) => [card, [...PRINTED[card]].flatMap((letter) => LETTERS[letter] ?? [])]),
);

export function orderOn(card: Card): readonly Box[] {
  return ORDERS.get(card) ?? [];
}

/** The pile's content is known from the open discards, but not its order. */
export function drawCard(game: Game): Card {
  const { deck } = puertomaOf(game);
  if (deck.length === 0) {
    deck.push(...CARDS);
    game.events?.push({ type: 'deckShuffled' });
  }
  const index = drawInt(game.state.random, deckChance, deck.length);
  const [card = 1] = deck.splice(index, 1);
  return card;
}

/** A *random pick*: a single option draws no card. */
export interface Picked<Option> {
  readonly option: Option;
  readonly card: Card | null;
}

export function randomPick<Option>(
  game: Game,
  options: readonly [Option, ...Option[]],
): Picked<Option> {
  if (options.length === 1) return { option: options[0], card: null };
  const card = drawCard(game);
  return { option: options[(card - 1) % options.length] ?? options[0], card };
}

/** Whether there is anything to pick from. */
export function isNotEmpty<Option>(options: readonly Option[]): options is [Option, ...Option[]] {
  return options.length > 0;
}
