import { draft } from '../expansions/draft';
import type { Step } from '../model/game';
import type { Per, Role } from '../model/ids';
import type { Phase } from '../model/rules';
import { build, builder, builderTurns } from '../phases/builder';
import { captain, load, storageTurns } from '../phases/captain';
import { craftsman, craftsmanTurns, privilegeGoods, produce } from '../phases/craftsman';
import { mayor, place } from '../phases/mayor';
import { prospector } from '../phases/prospector';
import { furtherTiles, settle, settler, settlerTurns } from '../phases/settler';
import { store } from '../phases/storage';
import { sell, trader, traderTurns } from '../phases/trader';
import { phaseStep, roundStep } from './round';
import { atMoment } from './turns';

/** Which phase a role card starts, in the order of the cards. */
export const PHASES = [
  settler,
  mayor,
  builder,
  craftsman,
  trader,
  captain,
  prospector,
  prospector,
] as Per<Role, Phase>;

/** What each kind of frame does. */
export const STEPS: Readonly<Record<string, Step>> = {
  round: roundStep,
  phase: phaseStep,
  phaseStart: atMoment('onPhaseStart'),
  phaseEnd: atMoment('onPhaseEnd'),
  draft,
  settlerTurns,
  furtherTiles,
  settle,
  place,
  builderTurns,
  build,
  craftsmanTurns,
  produce,
  privilegeGoods,
  traderTurns,
  sell,
  load,
  storageTurns,
  store,
};
