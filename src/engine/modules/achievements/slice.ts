import { bySeat, count, list } from '#engine/core/field';
import { assumeTotal, copyOf, type Keyed, keyed, type Seat } from '#engine/core/ids';
import type { Slice } from '#engine/core/module';
import { nextInt } from '#engine/core/random';
import { ownersOnly } from '#engine/core/secrets';
import { goodField } from '#engine/modules/base/actions';
import { cardField } from './actions';
import { isDrafting } from './deal';
import type { Achievements, Game, SeenAchievements } from './game';
import { CARDS, type Card } from './ids';

/** Their number is public; only the owner sees the cards. */
const ownCards = bySeat(list(ownersOnly(cardField)));

const copyLists = <Item>(lists: Keyed<Seat, Item[]>): Keyed<Seat, Item[]> =>
  assumeTotal(lists.map((items) => items.slice()));

export const slice: Slice<Game, Achievements> = {
  fields: {
    hands: ownCards,
    laid: bySeat(list(cardField)),
    packs: ownCards,
    passedOn: bySeat(ownersOnly(list(cardField))),
    loaded: bySeat(list(goodField)),
    points: bySeat(ownersOnly(count)),
  },

  create({ rules }) {
    const empty = () => keyed(rules.seats, () => []);
    return {
      hands: empty(),
      laid: empty(),
      packs: empty(),
      passedOn: empty(),
      loaded: empty(),
      points: keyed(rules.seats, () => 0),
    };
  },

  clone: ({ hands, laid, packs, passedOn, loaded, points }) => ({
    hands: copyLists(hands),
    laid: copyLists(laid),
    packs: copyLists(packs),
    passedOn: copyLists(passedOn),
    loaded: copyLists(loaded),
    points: copyOf(points),
  }),

  imagine(game, seen, viewer, random) {
    const { seats } = game.rules;
    const guess = hiddenCards(game, seen, viewer, random);
    const turnUp = (cards: Shown | undefined) => (cards ?? []).map((card) => card ?? guess());
    const known = <Item>(items: readonly (Item | null)[] | null | undefined): Item[] =>
      (items ?? []).flatMap((item) => (item === null ? [] : [item]));
    return {
      hands: keyed(seats, (seat) => turnUp(seen.hands?.[seat])),
      packs: keyed(seats, (seat) => turnUp(seen.packs?.[seat])),
      laid: keyed(seats, (seat) => known(seen.laid?.[seat])),
      passedOn: keyed(seats, (seat) => known(seen.passedOn?.[seat])),
      loaded: keyed(seats, (seat) => known(seen.loaded?.[seat])),
      points: keyed(seats, (seat) => seen.points?.[seat] ?? 0),
    };
  },
};

type Shown = readonly (Card | null)[] | null;

/**
 * Returns the cards that the viewer does not see, one by one. In a draft the cards that it passed on
 * are with other seats, so all of them are dealt. Otherwise cards that it gave up are with nobody.
 */
function hiddenCards(
  game: Game,
  seen: SeenAchievements,
  viewer: Seat | null,
  random: number[],
): () => Card {
  const shown = [seen.hands, seen.packs, seen.laid].flatMap((lists) => (lists ?? []).flat());
  const unseen = CARDS.filter((card) => !shown.includes(card));
  const letGo = (viewer === null ? null : seen.passedOn?.[viewer]) ?? [];
  const elsewhere = unseen.filter((card) => letGo.includes(card));
  const others = unseen.filter((card) => !letGo.includes(card));
  const hidden = shown.filter((card) => card === null).length;
  const dealt = isDrafting(game) ? elsewhere : [];
  while (dealt.length < hidden && others.length > 0) dealt.push(...draw(others, random));
  return () => draw(dealt, random)[0] ?? failForTooManyHidden();
}

const draw = (cards: Card[], random: number[]) => cards.splice(nextInt(random, cards.length), 1);

/** Never called: there are more cards than can be hidden. */
function failForTooManyHidden(): never {
  throw new Error('more cards are hidden than there are');
}
