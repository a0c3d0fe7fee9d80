import {
  BUILDING_NAMES,
  type Building,
  CARD_NAMES,
  type Card,
  type Counts,
  type GameView,
  GOOD_NAMES,
  GOODS,
  type Good,
  type Place,
  ROLE_NAMES,
  type Role,
  type Seat,
  type StaffedTile,
  TILE_NAMES,
  Tile,
} from '#engine';
import type { RoleWord, Translate } from '#i18n/keys';
import type { Words } from '#i18n/words';

/** Data for sentences: names, words, and the reader, who is addressed as "you". */
export interface Voice {
  readonly t: Translate;
  readonly words: Words;
  readonly reader: Seat | null;
  readonly nameOf: (seat: Seat) => string;
  readonly shipSize: (ship: number) => number;
}

export function voiceFor(
  view: GameView,
  t: Translate,
  words: Words,
  reader: Seat | null = view.viewer,
): Voice {
  return {
    t,
    words,
    reader,
    nameOf: (seat) => view.options.seats[seat]?.name ?? '',
    shipSize: (ship) => view.ships[ship]?.capacity ?? 0,
  };
}

/** The word for a role. Both prospector cards have the same name. */
export function roleWord(role: Role): RoleWord {
  const name = ROLE_NAMES[role];
  return name === 'secondProspector' ? 'prospector' : name;
}

export const roleName = (voice: Pick<Voice, 'words'>, role: Role) =>
  voice.words.role(roleWord(role));
export const goodName = (voice: Pick<Voice, 'words'>, good: Good) =>
  voice.words.good(GOOD_NAMES[good]);
export const tileName = (voice: Pick<Voice, 'words'>, tile: Tile) =>
  voice.words.tile(TILE_NAMES[tile]);
/** Short name of a tile beside its picture. A plantation is named by its good. */
export const shortTileName = (voice: Pick<Voice, 'words'>, tile: StaffedTile) =>
  tile === Tile.quarry ? tileName(voice, tile) : goodName(voice, tile);
export const buildingName = (voice: Pick<Voice, 'words'>, building: Building) =>
  voice.words.building(BUILDING_NAMES[building]);

export const cardName = (voice: Pick<Voice, 'words'>, card: Card) =>
  voice.words.card(CARD_NAMES[card]);

/** "a", "a and b", "a, b and c" */
export function listed({ t }: Pick<Voice, 't'>, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return t('game:list.and', { head: items.slice(0, -1).join(', '), last });
}

/** "2 corn and 1 sugar"; empty if there are no goods. */
export function goodsListed(voice: Pick<Voice, 't' | 'words'>, goods: Counts<Good>): string {
  const kinds = GOODS.filter((good) => goods[good] > 0);
  return listed(
    voice,
    kinds.map((good) => voice.words.goods(GOOD_NAMES[good], goods[good])),
  );
}

export function placeName(voice: Pick<Voice, 'words'>, place: Place): string {
  if (place.at === 'island') return tileName(voice, place.tile);
  if (place.at === 'city') return buildingName(voice, place.building);
  return voice.words.term('sanJuan');
}

export const personName = (voice: Pick<Voice, 'words'>, noble: boolean) =>
  voice.words.amount(noble ? 'noble' : 'colonist', 1);

/** Payment in place of coins: a colonist, a good, a point. */
export function givenListed(
  voice: Pick<Voice, 't' | 'words'>,
  given: { readonly colonist: Place | null; readonly good: Good | null; readonly vp: boolean },
): string {
  const { words } = voice;
  const parts = [
    given.colonist && `${words.amount('colonist', 1)} (${placeName(voice, given.colonist)})`,
    given.good !== null && words.goods(GOOD_NAMES[given.good], 1),
    given.vp && words.amount('vp', 1),
  ];
  return listed(
    voice,
    parts.filter((part) => typeof part === 'string'),
  );
}
