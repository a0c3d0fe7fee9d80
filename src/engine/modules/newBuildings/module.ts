import { EMPTY_MODULE } from '#engine/core/module';
import { hacienda } from '#engine/modules/base/buildings/hacienda';
import type { GameModule } from '#engine/modules/base/rules';
import { NEW_BUILDINGS_ACTIONS } from './actions';
import { NEW_BUILDINGS } from './buildings';
import { sawmill } from './buildings/sawmill';
import { NEW_BUILDINGS_EVENTS } from './events';
import { NEW_BUILDINGS_REFUSALS } from './refusals';

export const NEW_BUILDINGS_VARIANTS = { noHaciendaWithSawmill: false };

/** Expansion I: fourteen buildings. */
export const newBuildings: GameModule = {
  ...EMPTY_MODULE,
  name: 'newBuildings',
  needs: ['base'],
  variants: NEW_BUILDINGS_VARIANTS,
  steps: NEW_BUILDINGS.flatMap(({ step }) => step ?? []),
  actions: NEW_BUILDINGS_ACTIONS,
  events: NEW_BUILDINGS_EVENTS,
  refusals: NEW_BUILDINGS_REFUSALS,
  buildings: NEW_BUILDINGS,
  roles: [],
  parts: ({ variants }) => ({
    keptApart: variants.noHaciendaWithSawmill ? [[hacienda, sawmill]] : [],
  }),
};
