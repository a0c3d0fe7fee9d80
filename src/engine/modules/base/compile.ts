import { assumeTotal, type Keyed, keyed } from '#engine/core/ids';
import type { CoreRules } from '#engine/core/module';
import type { BaseAction } from './actions';
import { standardBoard } from './boards/standard';
import type { BuildingSpec, Effects, ExtraActionMoment } from './building';
import { classic } from './editions/classic';
import type { EditionRules } from './editions/edition';
import { edition1897 } from './editions/edition1897';
import { type Building, buildingNames, GOODS, type Role, roleNames, SHIPS } from './ids';
import type { BaseOptions } from './options';
import type { GameModule, Parts, Rules, SetupRow, Source } from './rules';
import { setupFor } from './setup/rows';

/** Makes the rules of a game. Slow, but lookups are fast afterwards. */
export function compileRules(
  options: BaseOptions,
  inPlay: readonly GameModule[],
  all: readonly GameModule[],
  core: CoreRules,
): Rules {
  const edition = editionOf(options);
  const setup = setupFor(core.playerCount, edition);
  const parts = inPlay.map((module) => module.parts(options));
  const specs = specsFor(options, inPlay, all);
  const buildings = buildingNames.keys.slice(0, specs.length);
  const roles = roleNames.keys.slice(0, 1 + Math.max(...numbersOf(inPlay, 'roles')));
  const pick = sourcesOf(options, specs, parts);
  const each = <Key extends number>(keys: readonly Key[], make: (key: Key) => BaseAction) =>
    keyed(keys, (key) => Object.freeze(make(key)));
  const boards = options.seats.map(({ kind }) => boardOf(kind, parts));
  const special = parts.find((part) => part.special !== undefined)?.special ?? null;
  return {
    ...core,
    edition,
    setup,
    specs,
    effects: keyed(buildings, (building) => specs[building].effects(options)),
    buildingCount: specs.length,
    roleCount: roles.length,
    ...rolesFor(inPlay, all, roles, setup),
    ships: SHIPS.slice(0, setup.ships.length),
    box: {
      copies: keyed(buildings, (building) => copiesOf(specs[building], setup)),
      owners: assumeTotal(all.flatMap(({ name, buildings: owned }) => owned.map(() => name))),
      ...boardFor(inPlay, specs),
      keptApart: parts.flatMap((part) =>
        (part.keptApart ?? []).map(([one, other]) => [one.number, other.number] as const),
      ),
    },
    special,
    endsWithoutColonists: !parts.some((part) => part.endsWithoutColonists === false),
    simultaneousMayor: options.variants.simultaneousMayor,
    drawsGovernor:
      options.variants.randomFirstPlayer && !parts.some((part) => part.firstSeatBegins === true),
    endsWithVp: options.variants.corrections2026 ? 'anyPhase' : 'captain',
    plants: keyed(GOODS, (good) => buildings.filter((building) => specs[building].good === good)),
    boards: assumeTotal(boards),
    hasAutomatedSeats: boards.some(({ isAutomated }) => isAutomated),
    holders: parts.flatMap(({ holds }) => holds ?? []),
    actions: {
      choose: each(roles, (role) => ({ type: 'chooseRole', role, waived: false })),
      chooseWaived: each(roles, (role) => ({ type: 'chooseRole', role, waived: true })),
      build: each(buildings, (building) => ({ type: 'build', building })),
      use: each(buildings, (building) => ({ type: 'use', building })),
      draft: each(buildings, (building) => ({ type: 'draft', building })),
    },
    salePrice: pick(({ salePrice }) => salePrice),
    loadVp: pick(({ loadVp }) => loadVp),
    buildingDiscount: pick(({ buildingDiscount }) => buildingDiscount),
    extraPrivilege: pick(({ extraPrivilege }) => extraPrivilege),
    storedKinds: pick(({ storedKinds }) => storedKinds),
    storedGoods: pick(({ storedGoods }) => storedGoods),
    sellsKindsAlreadySold: pick(({ sellsKindsAlreadySold }) => sellsKindsAlreadySold),
    takesQuarries: pick(({ takesQuarries }) => takesQuarries),
    endBonus: pick(({ endBonus }) => endBonus),
    onTileDrawn: pick(({ onTileDrawn }) => onTileDrawn),
    onTileGained: pick(({ onTileGained }) => onTileGained),
    onTileSettled: pick(({ onTileSettled }) => onTileSettled),
    onBuilt: pick(({ onBuilt }) => onBuilt),
    onPlaced: pick(({ onPlaced }) => onPlaced),
    onProduced: pick(({ onProduced }) => onProduced),
    onReceived: pick(({ onReceived }) => onReceived),
    onGoodsTaken: pick(({ onGoodsTaken }) => onGoodsTaken),
    onLoaded: pick(({ onLoaded }) => onLoaded),
    beforeStorage: pick(({ beforeStorage }) => beforeStorage),
    onSold: pick(({ onSold }) => onSold),
    afterSale: pick(({ afterSale }) => afterSale),
    onStored: pick(({ onStored }) => onStored),
    onVpGained: pick(({ onVpGained }) => onVpGained),
    refuseRole: pick(({ refuseRole }) => refuseRole),
    onChosen: pick(({ onChosen }) => onChosen),
    takesCoin: pick(({ takesCoin }) => takesCoin),
    beforeRoundEnd: pick(({ beforeRoundEnd }) => beforeRoundEnd),
    onSetUp: pick(({ onSetUp }) => onSetUp),
    onInterlude: pick(({ onInterlude }) => onInterlude),
    movingMatters: pick(({ movingMatters }) => movingMatters),
    onPhaseStart: atRoles(roles, (name) => pick((effects) => effects.onPhaseStart?.[name])),
    onTurnStart: atRoles(roles, (name) => pick((effects) => effects.onTurnStart?.[name])),
    onPhaseEnd: atRoles(roles, (name) => pick((effects) => effects.onPhaseEnd?.[name])),
    extraActions: {
      sell: extraActionsAt('sell'),
      load: extraActionsAt('load'),
      build: extraActionsAt('build'),
    },
  };

  function extraActionsAt(moment: ExtraActionMoment) {
    return pick((effects) => effects.extraActions?.[moment]);
  }
}

function atRoles<Value>(roles: readonly Role[], make: (name: string) => Value) {
  return keyed(roles, (role) => make(roleNames.name(role)));
}

/** V-10 moves the end of the 1897 edition back to the end of the round. */
function editionOf(options: BaseOptions): EditionRules {
  const edition = options.edition === 'classic' ? classic : edition1897;
  return options.variants.corrections2026 ? { ...edition, endsAfter: 'round' } : edition;
}

const numbersOf = (modules: readonly GameModule[], what: 'buildings' | 'roles') =>
  modules.flatMap((module) => module[what].map(({ number }): number => number));

/** Lists by building end with the last module in play. Entries of other modules are unused. */
function specsFor(
  options: BaseOptions,
  inPlay: readonly GameModule[],
  all: readonly GameModule[],
): Keyed<Building, BuildingSpec> {
  const length = 1 + Math.max(...numbersOf(inPlay, 'buildings'));
  const specs = all.flatMap(({ buildings }) => buildings).slice(0, length);
  const swapped = options.variants.swapFactoryUniversity ? swapCosts(specs) : specs;
  return assumeTotal(swapped.map(withOneShape));
}

/** Gives all specs the same fields in the same order, which V8 reads faster. */
function withOneShape(spec: BuildingSpec): BuildingSpec {
  const { name, number, kind, size, spaces, cost, vp, circles, column, good, copies } = spec;
  const { effects, step } = spec;
  return {
    name,
    number,
    kind,
    size,
    spaces,
    cost,
    vp,
    circles,
    column,
    good,
    copies,
    effects,
    step,
  };
}

/** V-1: the two change places in the row of costs. */
function swapCosts(specs: readonly BuildingSpec[]): BuildingSpec[] {
  const cost = (name: string) => specs.find((spec) => spec.name === name)?.cost;
  const swapped: Readonly<Record<string, number | undefined>> = {
    factory: cost('university'),
    university: cost('factory'),
  };
  return specs.map((spec) => ({ ...spec, cost: swapped[spec.name] ?? spec.cost }));
}

/** All effects of one kind with the buildings that must be occupied; global effects come last. */
function sourcesOf(
  options: BaseOptions,
  specs: Keyed<Building, BuildingSpec>,
  parts: readonly Parts[],
) {
  const made: { building: Building | null; effects: Effects }[] = [
    ...specs.map((spec) => ({ building: spec.number, effects: spec.effects(options) })),
    ...parts.flatMap(({ global }) => (global ? [{ building: null, effects: global }] : [])),
  ];
  return <Effect>(pick: (effects: Effects) => Effect | undefined): Source<Effect>[] => {
    // The array that flatMap returns stays slower to read.
    const sources: Source<Effect>[] = [];
    for (const { building, effects } of made) {
      const effect = pick(effects);
      if (effect !== undefined) sources.push({ building, effect });
    }
    return sources;
  };
}

function rolesFor(
  inPlay: readonly GameModule[],
  all: readonly GameModule[],
  numbered: readonly Role[],
  setup: SetupRow,
) {
  const cards = inPlay.flatMap(({ roles }) => roles).filter((role) => role.isInGame(setup));
  const phases = all.flatMap(({ roles }) => roles).slice(0, numbered.length);
  return {
    roles: cards.map(({ number }) => number),
    waivable: cards.filter(({ phase }) => phase.isWaivable).map(({ number }) => number),
    phases: assumeTotal<Role, Rules['phases'][Role]>(phases.map(({ phase }) => phase)),
  };
}

function boardOf(kind: string, parts: readonly Parts[]) {
  for (const { boards } of parts) {
    const board = boards?.[kind];
    if (board !== undefined) return board;
  }
  return standardBoard;
}

/** S-11, S-12 */
function copiesOf(spec: BuildingSpec, setup: SetupRow): number {
  if (spec.copies !== null) return spec.copies;
  if (spec.good === null) return spec.spaces === 2 ? 1 : setup.smallCommercialCopies;
  return spec.size === 'small' ? setup.smallPlantCopies : setup.largePlantCopies;
}

/** X1-1: once a module adds buildings, only the plants are always on the board. */
function boardFor(inPlay: readonly GameModule[], specs: Keyed<Building, BuildingSpec>) {
  const offered = inPlay.flatMap(({ buildings }) => buildings.map(({ number }) => number));
  const adding = inPlay.filter(({ buildings }) => buildings.length > 0);
  if (adding.length === 1) return { fixedBoard: offered, pool: [] };
  const isPlant = (building: Building) => specs[building].good !== null;
  return {
    fixedBoard: offered.filter(isPlant),
    pool: offered.filter((building) => !isPlant(building)),
  };
}
