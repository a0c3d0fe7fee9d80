import { buildingDrawings } from '#app/art/buildings/drawings';
import { disc, polygon, roundRect } from '#app/art/drawing/cuts';
import {
  block,
  type Drawing,
  drawing,
  flat,
  groove,
  type Part,
  place,
} from '#app/art/drawing/drawing';
import { type GoodArtName, goodDrawings } from '#app/art/goods/drawings';
import { colonist } from '#app/art/pieces/people';
import { tradingHouse } from '#app/art/pieces/places';
import { cargoShip, shipWidth } from '#app/art/pieces/ships';
import { coin, supply, victoryPoint } from '#app/art/pieces/tokens';
import { tileDrawings } from '#app/art/tiles/drawings';
import type { CardName } from '#engine';

type Edition = 'classic' | '1897';

const SEAL: Part = [
  block('gold', disc(24, 43, 4.6)),
  flat(
    'shade',
    polygon(
      [24, 40.4],
      [25, 42.4],
      [27, 42.6],
      [25.4, 44],
      [24, 46],
      [22.6, 44],
      [21, 42.6],
      [23, 42.4],
    ),
  ),
];

/** A sheet of paper with a seal, printed with pictures of the achievement. */
const sheet = (...pictures: readonly Drawing[]): Drawing =>
  drawing(
    block('cream', roundRect(4, 1.5, 40, 42, 3)),
    groove(roundRect(7, 4.5, 34, 36, 2), 1),
    ...pictures,
    SEAL,
  );

/** Up to three drawings side by side, the first in front. */
const one = (thing: Drawing) => place(thing, 10, 7, 0.58);
const two = (first: Drawing, second: Drawing): Drawing => [
  ...place(second, 19.5, 7, 0.42),
  ...place(first, 8.5, 17, 0.42),
];
const three = (first: Drawing, second: Drawing, third: Drawing): Drawing => [
  ...place(first, 14.5, 6.5, 0.38),
  ...place(second, 8, 20, 0.34),
  ...place(third, 23.5, 20, 0.34),
];

const SHIP_SCALE = 0.52;
/** A ship, laden or not, with something above its deck. */
function ship(hold: readonly Drawing[]): Drawing {
  const spaces = 3;
  const width = shipWidth(spaces) * SHIP_SCALE;
  return place(cargoShip(spaces, hold), 24 - width / 2, 11, SHIP_SCALE);
}

function drawingsFor(edition: Edition): Readonly<Record<CardName, Drawing>> {
  const goods = goodDrawings[edition];
  const tiles = tileDrawings[edition];
  const { guildHall, residence, cityHall, fortress, office, smallWarehouse } =
    buildingDrawings[edition];
  const both = (a: GoodArtName, b: GoodArtName) => sheet(two(goods[a], goods[b]));
  const full = (good: GoodArtName) => sheet(ship([]), place(goods[good], 15, 5, 0.38));
  return {
    bigSpender: sheet(two(coin, guildHall)),
    masterArchitect: sheet(one(residence)),
    majorInvestor: sheet(two(cityHall, fortress)),
    seniorBureaucrat: sheet(one(office)),
    luxuryProvider: sheet(three(goods.coffee, goods.sugar, goods.tobacco)),
    tropicalMagnate: sheet(three(residence, goods.indigo, goods.sugar)),
    majorLandowner: sheet(two(tiles.quarry, cityHall)),
    masterAgronomist: sheet(two(tiles.corn, tiles.quarry)),
    headAdministrator: sheet(two(colonist, office)),
    leadingEmployer: sheet(two(colonist, tiles.sugar)),
    leadingProducer: sheet(one(supply)),
    masterCollector: sheet(three(supply, goods.corn, goods.corn)),
    cornAndSugar: both('corn', 'sugar'),
    cornAndIndigo: both('corn', 'indigo'),
    indigoAndSugar: both('indigo', 'sugar'),
    coffeeAndSugar: both('coffee', 'sugar'),
    indigoAndTobacco: both('indigo', 'tobacco'),
    coffeeAndTobacco: both('coffee', 'tobacco'),
    cornDispatcher: full('corn'),
    indigoDispatcher: full('indigo'),
    sugarDispatcher: full('sugar'),
    tobaccoDispatcher: full('tobacco'),
    coffeeDispatcher: full('coffee'),
    independentShipper: sheet(ship([])),
    specialisedShipper: sheet(two(supply, victoryPoint)),
    dockTycoon: sheet(ship([goods.corn, goods.sugar, goods.coffee])),
    tradeStrategist: sheet(one(victoryPoint)),
    prudentMerchant: sheet(one(smallWarehouse)),
    dealCloser: sheet(one(tradingHouse)),
    tradeTycoon: sheet(three(coin, coin, coin)),
  };
}

export type CardArtName = CardName;

export const cardDrawings: Readonly<Record<Edition, Readonly<Record<CardArtName, Drawing>>>> = {
  classic: drawingsFor('classic'),
  1897: drawingsFor('1897'),
};

/** A card that only its owner knows. */
export const cardBack = drawing(
  block('clay', roundRect(4, 1.5, 40, 45, 3)),
  groove(roundRect(8, 5.5, 32, 37, 2), 1.2),
  block('gold', polygon([24, 14], [31, 24], [24, 34], [17, 24])),
);
