import { EMPTY_MODULE } from '#engine/core/module';
import type { GameModule } from '#engine/modules/base/rules';
import { SMUGGLER_ACTIONS } from './actions';
import { beforeRoundEnd, captive, onChosen, refuseRole, takesCoin } from './captive';
import { SMUGGLER_EVENTS } from './events';
import { SMUGGLER_REFUSALS } from './refusals';
import { smuggle, smugglerRole } from './role';
import { brokenInvariants, slice } from './slice';

/** Expansion III: one more role, which takes from ships, trading house and other roles. */
export const smuggler: GameModule = {
  ...EMPTY_MODULE,
  name: 'smuggler',
  needs: ['base'],
  steps: [smuggle, captive],
  actions: SMUGGLER_ACTIONS,
  events: SMUGGLER_EVENTS,
  refusals: SMUGGLER_REFUSALS,
  buildings: [],
  roles: [smugglerRole],
  slice,
  parts: () => ({ global: { refuseRole, onChosen, takesCoin, beforeRoundEnd } }),
  brokenInvariants,
};
