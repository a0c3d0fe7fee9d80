import { drawInt, purpose } from '#engine/core/chance';
import { bySeat, flag } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import { copyOf, type Keyed, keyed, type Seat } from '#engine/core/ids';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import { type Act, achievementsOf, type Game } from './game';
import { CARDS, type Card } from './ids';
import { refusal } from './refusals';

export const cardChance = purpose('cards');

/** X6-1 */
const HAND = 4;
/** X6-4: against automated seats everybody draws more and keeps no more than usual. */
const HAND_AND_SPARE = 6;

/** X6-3; X6-4: not against automated seats. */
export const isDrafting = ({ state, rules }: Pick<Game, 'state' | 'rules'>) =>
  state.options.variants.draftAchievements === true && !rules.hasAutomatedSeats;

/** Deals cards to all seats that are not automated. */
export function deal(game: Game): void {
  const { state, rules } = game;
  const { packs } = achievementsOf(game);
  const spare = rules.hasAutomatedSeats;
  const deck = [...CARDS];
  for (const seat of rules.seats) {
    if (rules.boards[seat].isAutomated) continue;
    for (let left = spare ? HAND_AND_SPARE : HAND; left > 0; left--) {
      packs[seat].push(...deck.splice(drawInt(state.random, cardChance, deck.length), 1));
    }
  }
  if (!spare && !isDrafting(game)) keepPacks(game);
  else pushFrame(game, takeCards, state.governor, { waiting: withCards(game) });
}

const withCards = (game: Game) =>
  keyed(game.rules.seats, (seat) => achievementsOf(game).packs[seat].length > 0);

/** Every seat takes its whole pack. */
function keepPacks(game: Game): void {
  const { hands, packs } = achievementsOf(game);
  for (const seat of game.rules.seats) {
    hands[seat].push(...packs[seat].splice(0));
    sort(hands[seat]);
  }
}

/** Hands are sorted, so that cards that are reached together are laid down in this order. */
const sort = (hand: Card[]) => hand.sort((a, b) => a - b);

export interface TakeCardsData {
  waiting: Keyed<Seat, boolean>;
}

/** X6-3, X6-4: all choose at the same time, and nobody sees the choices of others. */
export const takeCards = step<Game, TakeCardsData, Act>({
  name: 'takeCards',
  data: { waiting: bySeat(flag) },
  clone: ({ waiting }) => ({ waiting: copyOf(waiting) }),
  asked: (game, { data }) => game.rules.seats.filter((seat) => data.waiting[seat]),

  advance(game, frame) {
    const { waiting } = frame.data;
    const next = game.rules.seats.find((seat) => waiting[seat]);
    if (next !== undefined) {
      frame.seat = next;
      return true;
    }
    if (passPacks(game)) frame.data.waiting = withCards(game);
    else popFrame(game);
    return false;
  },

  legal(game, _frame, seat, out) {
    for (const card of achievementsOf(game).packs[seat]) out.push({ type: 'takeCard', card });
  },

  refuse(game, _frame, seat, action) {
    if (action.type !== 'takeCard') return baseRefusal('notNow');
    return achievementsOf(game).packs[seat].includes(action.card)
      ? null
      : refusal('cardNotOffered');
  },

  apply(game, { data }, seat, action) {
    if (action.type !== 'takeCard') return;
    const { hands, packs } = achievementsOf(game);
    packs[seat].splice(packs[seat].indexOf(action.card), 1);
    hands[seat].push(action.card);
    sort(hands[seat]);
    game.events?.push({ type: 'cardTaken', seat, card: action.card });
    data.waiting[seat] = !isDrafting(game) && hands[seat].length < HAND;
  },
});

/** Passes the packs to the left; false when all cards are dealt. A last card is taken without asking. */
function passPacks(game: Game): boolean {
  const { rules } = game;
  const own = achievementsOf(game);
  for (const seat of rules.seats) remember(own.passedOn[seat], own.packs[seat]);
  if (!isDrafting(game)) {
    for (const pack of own.packs) pack.length = 0;
    return false;
  }
  const passed = keyed(rules.seats, (seat) => own.packs[seat]);
  for (const seat of rules.seats) own.packs[rules.next[seat]] = passed[seat];
  const left = own.packs[0].length;
  game.events?.push({ type: 'packsPassed', left });
  if (left === 1) keepPacks(game);
  return left > 1;
}

function remember(known: Card[], cards: readonly Card[]): void {
  for (const card of cards) if (!known.includes(card)) known.push(card);
}
