import { chapel } from '../buildings/chapel';
import { huntingLodge } from '../buildings/huntingLodge';
import { jeweler } from '../buildings/jeweler';
import { landOffice } from '../buildings/landOffice';
import { royalGarden } from '../buildings/royalGarden';
import { royalSupplier } from '../buildings/royalSupplier';
import { villa } from '../buildings/villa';
import { zoningOffice } from '../buildings/zoningOffice';
import type { BuildingSpec } from '../model/building';

/** Expansion II, in the order of its table. */
export const NOBLES_BUILDINGS: readonly BuildingSpec[] = [
  landOffice,
  chapel,
  huntingLodge,
  zoningOffice,
  royalSupplier,
  villa,
  jeweler,
  royalGarden,
];
