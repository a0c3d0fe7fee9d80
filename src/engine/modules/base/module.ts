import { EMPTY_MODULE, type RootModule } from '#engine/core/module';
import { BASE_ACTIONS } from './actions';
import { draft } from './board/draft';
import { boardChance, boardFrom } from './board/slots';
import { BASE_BUILDINGS } from './buildings';
import { cloneBaseState } from './clone';
import { compileRules } from './compile';
import { BASE_EVENTS } from './events';
import { BASE_FIELDS } from './fields';
import type { Game } from './game';
import { buildingNames, roleNames } from './ids';
import { imagineTokens } from './imagine';
import { brokenInvariants } from './invariants';
import { BASE_OPTIONS, BASE_SEAT_KINDS, BASE_VARIANTS, isForEdition } from './options';
import { build, builderTurns } from './phases/builder';
import { load, loadingOver, loadTurns, storageTurns } from './phases/captain';
import { craftsmanTurns, privilegeGoods, produce } from './phases/craftsman';
import { place } from './phases/mayor';
import { newcomers } from './phases/newcomers';
import { finale, phaseStep, roundStep } from './phases/round';
import { furtherTiles, settle, settlerTurns } from './phases/settler';
import { store } from './phases/storage';
import { afterSale, sell, traderTurns } from './phases/trader';
import { beforePhase, phaseEnd, phaseStart } from './phases/turns';
import { BASE_REFUSALS, refusal } from './refusals';
import { BASE_ROLES } from './roles';
import type { GameModule, Rules } from './rules';
import { scoreLines, scoreLinesSeen, tieBreak } from './score';
import { emptyState, firstPlayerChance, setUp } from './setup/setUp';
import type { BaseState } from './state';
import { tileChance, tileSettled } from './supply/tiles';

const PHASE_STEPS = [
  roundStep,
  finale,
  beforePhase,
  phaseStep,
  phaseStart,
  phaseEnd,
  draft,
  settlerTurns,
  furtherTiles,
  settle,
  tileSettled,
  place,
  newcomers,
  builderTurns,
  build,
  craftsmanTurns,
  produce,
  privilegeGoods,
  traderTurns,
  sell,
  afterSale,
  loadTurns,
  load,
  loadingOver,
  storageTurns,
  store,
];

const modules: GameModule[] = [];

/** The base game, which all other modules extend. */
export const base: GameModule & RootModule<BaseState, Rules, Game> = {
  ...EMPTY_MODULE,
  name: 'base',
  isExpansion: false,
  needs: [],
  options: BASE_OPTIONS,
  variants: BASE_VARIANTS,
  seatKinds: BASE_SEAT_KINDS,
  steps: [...PHASE_STEPS, ...BASE_BUILDINGS.flatMap(({ step }) => step ?? [])],
  purposes: [tileChance, boardChance, firstPlayerChance],
  actions: BASE_ACTIONS,
  events: BASE_EVENTS,
  refusals: BASE_REFUSALS,
  buildings: BASE_BUILDINGS,
  roles: BASE_ROLES,

  number(all: readonly GameModule[]) {
    modules.push(...all);
    for (const { buildings, roles } of all) {
      for (const spec of buildings) spec.number = buildingNames.add(spec.name);
      for (const role of roles)
        role.number = roleNames.number(role.name) ?? roleNames.add(role.name);
    }
  },

  compile: (options: BaseState['options'], inPlay: readonly GameModule[], core) =>
    compileRules(options, inPlay, modules, core),

  /** V-10 */
  refuseNewGame({ edition, variants }: BaseState['options']) {
    const foreign = Object.keys(variants).find(
      (name) => variants[name] === true && !isForEdition(name, edition),
    );
    return foreign === undefined ? null : refusal('badOption', `variants.${foreign}`);
  },

  refuseOptions({ board }: BaseState['options'], rules) {
    const isList = board !== 'draft' && board !== 'random';
    return isList && boardFrom(rules, board) === null ? refusal('badOption', 'board') : null;
  },

  fields: BASE_FIELDS,
  emptyState,
  clone: cloneBaseState,
  setUp,
  imagine: imagineTokens,
  score: scoreLines,
  scoreSeen: scoreLinesSeen,
  tieBreak,
  brokenInvariants,
};
