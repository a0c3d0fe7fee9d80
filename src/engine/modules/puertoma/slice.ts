import {
  bySeat,
  count,
  countsBy,
  type Field,
  flag,
  list,
  listOf,
  named,
  oneOfNumbers,
  orNull,
  withDefault,
} from '#engine/core/field';
import { assumeTotal, copyOf, type Keyed, keyed, type Seat } from '#engine/core/ids';
import type { CoreRules, Slice } from '#engine/core/module';
import { nextInt } from '#engine/core/random';
import { record } from '#engine/core/record';
import { hidden } from '#engine/core/secrets';
import { buildingField } from '#engine/modules/base/actions';
import { GOODS, goodNames } from '#engine/modules/base/ids';
import type { Rules } from '#engine/modules/base/rules';
import { abilityNames, LEVELS, type Level } from './abilities';
import { boxNames } from './actionBoard';
import { puertomaBoard } from './board';
import type { AbilityTile, Board, Game, LevelBuilding, Puertoma } from './game';
import { CARDS } from './resolutionDeck';
import { drawAbility, layBoards } from './setUp';

const goods = withDefault(
  {},
  countsBy(goodNames, () => GOODS.length),
);

const openTile = record<AbilityTile>({
  ability: hidden(named(abilityNames)),
  since: orNull(count),
});
/** I-2: an ability tile is hidden from everybody until it is unlocked. */
const abilityTile: Field<AbilityTile> = {
  ...openTile,
  show: (tile, viewer, owner) =>
    tile.since === null ? (openTile.show?.(tile, viewer, owner) ?? null) : tile,
};

const board = record<Board>({
  tiles: goods,
  left: goods,
  right: goods,
  quarries: withDefault(0, count),
  surplusTiles: goods,
  idle: withDefault(0, count),
  city: list(record<LevelBuilding>({ building: buildingField, level: oneOfNumbers(LEVELS) })),
  abilities: listOf<Level, AbilityTile>(abilityTile, () => LEVELS.length),
  reserved: orNull(buildingField),
  hasBuilt: withDefault(false, flag),
  newcomers: withDefault(0, count),
});

/** A board for each seat that needs one, and for no other. */
const allBoards = bySeat(orNull(board));
const boards: Field<Keyed<Seat, Board | null>> = {
  ...allBoards,
  restore(json, reading) {
    const found = allBoards.restore(json, reading);
    const rules: CoreRules & Partial<Pick<Rules, 'boards'>> = reading.rules;
    const fits = found?.every(
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: the field has an entry for each seat
      (own, seat) => (own !== null) === (rules.boards?.[seat as Seat] === puertomaBoard),
    );
    return fits ? found : undefined;
  },
};

export const slice: Slice<Game, Puertoma> = {
  fields: {
    token: named(boxNames),
    deck: list(oneOfNumbers(CARDS)),
    boards,
  },
  create: layBoards,

  clone: ({ token, deck, boards: all }) => ({
    token,
    deck: deck.slice(),
    boards: assumeTotal(all.map(cloneBoard)),
  }),

  /** A hidden tile is any of its level, whatever the other Puertoma has shown (P-2). */
  imagine({ rules }, seen, _viewer, random) {
    const draw = (below: number) => nextInt(random, below);
    const full = (own: NonNullable<typeof seen.boards>[number]): Board | null => {
      if (!own) return null;
      const abilities = keyed(LEVELS, (level): AbilityTile => {
        const tile = own.abilities?.[level];
        return {
          ability: tile?.ability ?? drawAbility(level, draw),
          since: tile?.since ?? null,
        };
      });
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: of a board only its abilities are hidden
      return { ...(own as Board), abilities };
    };
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: neither is ever hidden
    const { token, deck } = seen as Puertoma;
    return {
      token,
      deck,
      boards: keyed(rules.seats, (seat) => full(seen.boards?.[seat] ?? null)),
    };
  },
};

function cloneBoard(own: Board | null): Board | null {
  if (own === null) return null;
  return {
    tiles: copyOf(own.tiles),
    left: copyOf(own.left),
    right: copyOf(own.right),
    quarries: own.quarries,
    surplusTiles: copyOf(own.surplusTiles),
    idle: own.idle,
    city: own.city.map(({ building, level }) => ({ building, level })),
    abilities: assumeTotal(own.abilities.map(({ ability, since }) => ({ ability, since }))),
    reserved: own.reserved,
    hasBuilt: own.hasBuilt,
    newcomers: own.newcomers,
  };
}
