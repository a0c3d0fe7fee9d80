import { CARD_NAMES, Card, type CardName, type GameState, type Seat } from '#engine';
import type { Achievements } from '#engine/modules/achievements/game';
import type { Players } from './game';
import type { Holdings } from './give';
import { type Table, table } from './table';

/** Games with expansion VI, and the state of its cards after some moves. */

export function cardsIn(state: Pick<GameState, 'achievements'>): Achievements {
  if (state.achievements === null) throw new Error('a game without achievements');
  return state.achievements;
}

/** Puts these cards into a hand, in exchange with the seats that held them. */
export function hold(state: GameState, seat: Seat, ...names: CardName[]): void {
  const { hands } = cardsIn(state);
  const wanted = names.map((name) => Card[name]);
  const free = hands[seat].filter((card) => !wanted.includes(card));
  for (const [other, hand] of hands.entries()) {
    if (other === seat) continue;
    for (const [index, card] of hand.entries()) {
      if (wanted.includes(card)) hand[index] = free.pop() ?? card;
    }
    hand.sort((a, b) => a - b);
  }
  hands[seat] = wanted.sort((a, b) => a - b);
}

type Options = Parameters<typeof table>[2];
type Scene = Partial<Record<Seat, Holdings>>;

/** A table at which seat 0 holds these cards and the others hold none. */
export function holding(
  names: CardName | readonly CardName[],
  scene: Scene = {},
  options: Options = {},
  players: Players = 4,
): Table {
  const expansions = [...(options?.expansions ?? []), 'achievements' as const];
  const game = table(players, scene, { ...options, expansions });
  hold(game.state, 0, ...[names].flat());
  for (const [seat, hand] of cardsIn(game.state).hands.entries()) if (seat > 0) hand.length = 0;
  return game;
}

/** The announced cards, such as `0 bigSpender 5`. */
export const announced = (game: Table): string[] =>
  game.told('achieved').map(({ seat, card, vp }) => `${seat} ${CARD_NAMES[card]} ${vp}`);

export const namesOf = (cards: readonly Card[]): CardName[] =>
  cards.map((card) => CARD_NAMES[card]);
