import { EMPTY_MODULE } from '#engine/core/module';
import type { GameModule } from '#engine/modules/base/rules';
import { NOBLES_ACTIONS } from './actions';
import { NOBLES_BUILDINGS } from './buildings';
import { jeweler } from './buildings/jeweler';
import { villa } from './buildings/villa';
import { NOBLES_EVENTS } from './events';
import { NOBLES_REFUSALS } from './refusals';

export const NOBLES_VARIANTS = { jewelerCap: false, noVillaWithJeweler: false };

const NOBLES = 20;
const POINTS_EACH = 1;

/** Expansion II: nobles are a second kind of colonist, and eight buildings go with them. */
export const nobles: GameModule = {
  ...EMPTY_MODULE,
  name: 'nobles',
  needs: ['base'],
  variants: NOBLES_VARIANTS,
  steps: NOBLES_BUILDINGS.flatMap(({ step }) => step ?? []),
  actions: NOBLES_ACTIONS,
  events: NOBLES_EVENTS,
  refusals: NOBLES_REFUSALS,
  buildings: NOBLES_BUILDINGS,
  roles: [],
  parts: ({ variants }) => ({
    special: { count: NOBLES },
    endsWithoutColonists: false,
    keptApart: variants.noVillaWithJeweler ? [[villa, jeweler]] : [],
  }),
  /** X2-2 */
  score(game, seat, sheet) {
    sheet.add('nobles', 'nobles', game.state.players[seat].special * POINTS_EACH);
  },
};
