import type { Drawing } from '#app/art/drawing/drawing';
import { aqueduct } from './aqueduct';
import { blackMarket } from './blackMarket';
import { chapel } from './chapel';
import { church } from './church';
import { cityHall } from './cityHall';
import { cloister } from './cloister';
import { coffeeRoaster } from './coffeeRoaster';
import { constructionHut } from './constructionHut';
import { customsHouse } from './customsHouse';
import { distillery } from './distillery';
import { factory } from './factory';
import { fireStation } from './fireStation';
import { fortress } from './fortress';
import { fruitDepot } from './fruitDepot';
import { guesthouse } from './guesthouse';
import { guildHall } from './guildHall';
import { hacienda } from './hacienda';
import { harbor } from './harbor';
import { hospice } from './hospice';
import { huntingLodge } from './huntingLodge';
import { indigoPlant } from './indigoPlant';
import { jeweler } from './jeweler';
import { landOffice } from './landOffice';
import { largeMarket } from './largeMarket';
import { largeWarehouse } from './largeWarehouse';
import { library } from './library';
import { lighthouse } from './lighthouse';
import { office } from './office';
import { residence } from './residence';
import { royalGarden } from './royalGarden';
import { royalSupplier } from './royalSupplier';
import { sawmill } from './sawmill';
import { smallFruitDepot } from './smallFruitDepot';
import { smallIndigoPlant } from './smallIndigoPlant';
import { smallMarket } from './smallMarket';
import { smallSugarMill } from './smallSugarMill';
import { smallWarehouse } from './smallWarehouse';
import { smallWharf } from './smallWharf';
import { statue } from './statue';
import { storehouse } from './storehouse';
import { sugarMill } from './sugarMill';
import { tailorShop } from './tailorShop';
import { tobaccoStorage } from './tobaccoStorage';
import { tradingPost } from './tradingPost';
import { unionHall } from './unionHall';
import { university } from './university';
import { villa } from './villa';
import { wharf } from './wharf';
import { zoningOffice } from './zoningOffice';

const classic = {
  smallIndigoPlant,
  smallSugarMill,
  indigoPlant,
  sugarMill,
  tobaccoStorage,
  coffeeRoaster,
  smallMarket,
  hacienda,
  constructionHut,
  smallWarehouse,
  hospice,
  office,
  largeMarket,
  largeWarehouse,
  factory,
  university,
  harbor,
  wharf,
  guildHall,
  residence,
  fortress,
  customsHouse,
  cityHall,
  aqueduct,
  sawmill,
  blackMarket,
  storehouse,
  guesthouse,
  tradingPost,
  church,
  smallWharf,
  lighthouse,
  distillery,
  library,
  unionHall,
  statue,
  cloister,
  landOffice,
  chapel,
  huntingLodge,
  zoningOffice,
  royalSupplier,
  villa,
  jeweler,
  royalGarden,
} as const satisfies Record<string, Drawing>;

export type BuildingArtName = keyof typeof classic;

type BuildingDrawings = Readonly<Record<BuildingArtName, Drawing>>;

/** Drawings of the 1897 edition. It redraws only buildings whose meaning changes. */
const redrawn: BuildingDrawings = {
  ...classic,
  smallIndigoPlant: smallFruitDepot,
  indigoPlant: fruitDepot,
  guildHall: fireStation,
  jeweler: tailorShop,
};

export const buildingDrawings: Readonly<Record<'classic' | '1897', BuildingDrawings>> = {
  classic,
  1897: redrawn,
};
