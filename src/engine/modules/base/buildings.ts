import { cityHall } from './buildings/cityHall';
import { coffeeRoaster } from './buildings/coffeeRoaster';
import { constructionHut } from './buildings/constructionHut';
import { customsHouse } from './buildings/customsHouse';
import { factory } from './buildings/factory';
import { fortress } from './buildings/fortress';
import { guildHall } from './buildings/guildHall';
import { hacienda } from './buildings/hacienda';
import { harbor } from './buildings/harbor';
import { hospice } from './buildings/hospice';
import { indigoPlant } from './buildings/indigoPlant';
import { largeMarket } from './buildings/largeMarket';
import { largeWarehouse } from './buildings/largeWarehouse';
import { office } from './buildings/office';
import { residence } from './buildings/residence';
import { smallIndigoPlant } from './buildings/smallIndigoPlant';
import { smallMarket } from './buildings/smallMarket';
import { smallSugarMill } from './buildings/smallSugarMill';
import { smallWarehouse } from './buildings/smallWarehouse';
import { sugarMill } from './buildings/sugarMill';
import { tobaccoStorage } from './buildings/tobaccoStorage';
import { university } from './buildings/university';
import { wharf } from './buildings/wharf';

/** The buildings of the base game, in the order of the table in §3. */
export const BASE_BUILDINGS = [
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
] as const;
