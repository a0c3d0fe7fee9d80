import { chapel } from './buildings/chapel';
import { huntingLodge } from './buildings/huntingLodge';
import { jeweler } from './buildings/jeweler';
import { landOffice } from './buildings/landOffice';
import { royalGarden } from './buildings/royalGarden';
import { royalSupplier } from './buildings/royalSupplier';
import { villa } from './buildings/villa';
import { zoningOffice } from './buildings/zoningOffice';

/** Expansion II, in the order of its table. */
export const NOBLES_BUILDINGS = [
  landOffice,
  chapel,
  huntingLodge,
  zoningOffice,
  royalSupplier,
  villa,
  jeweler,
  royalGarden,
] as const;
