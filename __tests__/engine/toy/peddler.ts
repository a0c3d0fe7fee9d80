import { bySeat, flag, named, orNothing, orNull } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import { copyOf, type Keyed, keyed, type Seat } from '#engine/core/ids';
import { nextInt } from '#engine/core/random';
import { refusals } from '#engine/core/refusals';
import { ownersOnly } from '#engine/core/secrets';
import { privilegeOf } from '#engine/modules/base/effects/privilege';
import type { Role } from '#engine/modules/base/ids';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import { roleCard } from '#engine/modules/base/roles';
import { gainCoins, payCoins } from '#engine/modules/base/supply/coins';
import { type Card, cardNames, drawCard } from './cards';
import { type Act, type Game, toyOf } from './game';

export const TOY_REFUSALS = {
  cannotPay: 'TOY-1',
  nothingToPeddle: 'TOY-1',
  notInHand: 'TOY-2',
} as const;
const refusal = refusals(TOY_REFUSALS);

const PRICE = 1;
const PLEDGE_COINS = 1;

/** TOY-1: the chooser draws a card; then everybody pledges one, or none, in secret. */
export const peddler = roleCard('peddler', {
  turn: null,
  isWaivable: false,
  goesRound: false,
  solo: null,
  startsWithInterlude: true,
  start(game: Game) {
    const { chooser } = game.state;
    for (let left = privilegeOf(game, chooser); left > 0; left--) drawCard(game, chooser);
    const { hands } = toyOf(game);
    pushFrame(game, pledge, chooser, {
      waiting: keyed(game.rules.seats, (seat) => hands[seat].length > 0),
      pledges: keyed(game.rules.seats, () => null),
    });
  },
  end() {},
});

/** TOY-1: the card has a price, and there must be something to peddle. */
export function refuseRole(game: Game, seat: Seat, role: Role) {
  if (role !== peddler.number) return null;
  const { deck, hands } = toyOf(game);
  if (deck.length === 0 && hands.every((hand) => hand.length === 0)) {
    return refusal('nothingToPeddle');
  }
  const coins = game.state.players[seat].coins + game.state.roleCoins[role];
  return coins < PRICE ? refusal('cannotPay') : null;
}

export function onChosen(game: Game, seat: Seat, role: Role): void {
  if (role === peddler.number) payCoins(game, seat, PRICE, null);
}

interface PledgeData {
  waiting: Keyed<Seat, boolean>;
  /** The card stays in the hand until all have chosen, so that nobody sees who pledged none. */
  pledges: Keyed<Seat, Card | null>;
}

const card = named(cardNames);
export const pledgeForm = { card: orNothing(card) };

/** TOY-2: all choose at the same time, and nobody sees the choices of others. */
export const pledge = step<Game, PledgeData, Act>({
  name: 'pledge',
  data: { waiting: bySeat(flag), pledges: bySeat(ownersOnly(orNull(card))) },
  clone: ({ waiting, pledges }) => ({ waiting: copyOf(waiting), pledges: copyOf(pledges) }),

  imagine(game, { waiting, pledges }, viewer, random) {
    const { hands } = toyOf(game);
    const guess = (seat: Seat) => {
      if (seat === viewer || waiting?.[seat] !== false) return pledges?.[seat] ?? null;
      return hands[seat][nextInt(random, hands[seat].length + 1)] ?? null;
    };
    return {
      waiting: keyed(game.rules.seats, (seat) => waiting?.[seat] === true),
      pledges: keyed(game.rules.seats, guess),
    };
  },

  asked: (game, { data }) => game.rules.seats.filter((seat) => data.waiting[seat]),

  advance(game, frame) {
    const first = game.rules.seats.find((seat) => frame.data.waiting[seat]);
    if (first === undefined) {
      popFrame(game);
      keepPledges(game, frame.data.pledges);
      return false;
    }
    frame.seat = first;
    return true;
  },

  legal(game, _frame, seat, out) {
    for (const kind of new Set(toyOf(game).hands[seat])) out.push({ type: 'pledge', card: kind });
    out.push({ type: 'pledge', card: null });
  },

  refuse(game, _frame, seat, action) {
    if (action.type !== 'pledge') return baseRefusal('notNow');
    const held = action.card === null || toyOf(game).hands[seat].includes(action.card);
    return held ? null : refusal('notInHand');
  },

  apply(game, { data }, seat, action) {
    if (action.type !== 'pledge') return;
    data.waiting[seat] = false;
    data.pledges[seat] = action.card;
    game.events?.push({ type: 'pledged', seat, card: action.card });
  },
});

/** TOY-3: a seat that pledged lays the card face down and is paid. */
function keepPledges(game: Game, pledges: Keyed<Seat, Card | null>): void {
  const { hands, kept } = toyOf(game);
  const seats = game.rules.seats.filter((seat) => pledges[seat] !== null);
  game.events?.push({ type: 'cardsKept', seats });
  for (const seat of seats) {
    const index = pledges[seat] === null ? -1 : hands[seat].indexOf(pledges[seat]);
    kept[seat].push(...hands[seat].splice(index, 1));
    gainCoins(game, seat, PLEDGE_COINS, null);
  }
}
