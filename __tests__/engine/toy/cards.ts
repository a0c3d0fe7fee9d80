import { purpose } from '#engine/core/chance';
import type { Seat } from '#engine/core/ids';
import { closedNames } from '#engine/core/names';
import { type Game, toyOf } from './game';

export const toyChance = purpose('toyCards');

export type Card = 0 | 1 | 2;
export const CARDS: readonly Card[] = [0, 1, 2];
export const cardNames = closedNames<Card>(['sun', 'moon', 'star']);

/** All cards of the box in any order. */
export function shuffled(copies: number, draw: (below: number) => number): Card[] {
  const cards = CARDS.flatMap((card) => Array.from({ length: copies }, () => card));
  const order: Card[] = [];
  while (cards.length > 0) order.push(...cards.splice(draw(cards.length), 1));
  return order;
}

/** Moves the top card, if there is one, to the seat's hand. Only the seat sees it. */
export function drawCard(game: Game, seat: Seat): void {
  const { deck, hands } = toyOf(game);
  const card = deck.pop();
  if (card === undefined) return;
  hands[seat].push(card);
  game.events?.push({ type: 'cardDrawn', seat, card });
}
