import type { BuildingSpec } from '../model/building';
import { cityHall } from './cityHall';
import { coffeeRoaster } from './coffeeRoaster';
import { constructionHut } from './constructionHut';
import { customsHouse } from './customsHouse';
import { factory } from './factory';
import { fortress } from './fortress';
import { guildHall } from './guildHall';
import { hacienda } from './hacienda';
import { harbor } from './harbor';
import { hospice } from './hospice';
import { indigoPlant } from './indigoPlant';
import { largeMarket } from './largeMarket';
import { largeWarehouse } from './largeWarehouse';
import { office } from './office';
import { residence } from './residence';
import { smallIndigoPlant } from './smallIndigoPlant';
import { smallMarket } from './smallMarket';
import { smallSugarMill } from './smallSugarMill';
import { smallWarehouse } from './smallWarehouse';
import { sugarMill } from './sugarMill';
import { tobaccoStorage } from './tobaccoStorage';
import { university } from './university';
import { wharf } from './wharf';

/** The buildings of the base game, in the order of the table in §3. */
export const BASE_BUILDINGS: readonly BuildingSpec[] = [
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
];
