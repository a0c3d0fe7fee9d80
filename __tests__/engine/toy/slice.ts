import { drawInt } from '#engine/core/chance';
import { bySeat, list, named } from '#engine/core/field';
import { assumeTotal, type Keyed, keyed, type Seat } from '#engine/core/ids';
import type { Slice } from '#engine/core/module';
import { nextInt } from '#engine/core/random';
import { hidden, ownersOnly } from '#engine/core/secrets';
import { CARDS, type Card, cardNames, shuffled, toyChance } from './cards';
import { type Game, type Toy, toyOf } from './game';

const HAND = 2;
export const OMENS = 2;
const card = named(cardNames);
/** The number is public, the cards are known to their owner only. */
const ownCards = bySeat(list(ownersOnly(card)));

const copyHands = (hands: Keyed<Seat, Card[]>): Keyed<Seat, Card[]> =>
  assumeTotal(hands.map((cards) => cards.slice()));

export const slice: Slice<Game, Toy> = {
  fields: {
    deck: list(hidden(card)),
    hands: ownCards,
    kept: ownCards,
    omens: hidden(list(card)),
  },

  create({ state, rules }) {
    const deck = shuffled(state.options.cardCopies, (below) =>
      drawInt(state.random, toyChance, below),
    );
    const deal = () => deck.splice(-HAND);
    const hands = keyed(rules.seats, deal);
    return { deck, hands, kept: keyed(rules.seats, () => []), omens: deck.splice(-OMENS) };
  },

  clone: ({ deck, hands, kept, omens }) => ({
    deck: deck.slice(),
    hands: copyHands(hands),
    kept: copyHands(kept),
    omens: omens.slice(),
  }),

  /** Puts cards that the viewer has not seen in random places. */
  imagine({ state, rules }, seen, _viewer, random) {
    const unseen = shuffled(state.options.cardCopies, (below) => nextInt(random, below));
    const places = [seen.hands, seen.kept].flatMap((bySeats) => bySeats ?? []);
    for (const shown of [...places, seen.deck, seen.omens].flatMap((cards) => cards ?? [])) {
      if (shown !== null) unseen.splice(unseen.indexOf(shown), 1);
    }
    const turnUp = (shown: Card | null) => shown ?? unseen.pop() ?? 0;
    const handOf = (cards: readonly (Card | null)[] | null | undefined) =>
      (cards ?? []).map(turnUp);
    return {
      hands: keyed(rules.seats, (seat) => handOf(seen.hands?.[seat])),
      kept: keyed(rules.seats, (seat) => handOf(seen.kept?.[seat])),
      omens: seen.omens?.map(turnUp) ?? unseen.splice(-OMENS),
      deck: handOf(seen.deck),
    };
  },
};

/** No card is lost or duplicated. */
export function faults(game: Game): string[] {
  const { deck, hands, kept, omens } = toyOf(game);
  const all = [...deck, ...hands.flat(), ...kept.flat(), ...omens];
  const { cardCopies } = game.state.options;
  return CARDS.filter((kind) => all.filter((it) => it === kind).length !== cardCopies).map(
    (kind) => `there are not ${cardCopies} cards of ${cardNames.name(kind)}`,
  );
}
