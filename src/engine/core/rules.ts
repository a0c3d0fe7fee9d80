import { BASE_BUILDINGS } from '../buildings/base';
import { classic } from '../editions/classic';
import { edition1897 } from '../editions/edition1897';
import { buildingsInPlay, expansionBuildings } from '../expansions/buildings';
import type { BuildingSpec, Effects, SeatHook } from '../model/building';
import type { Step } from '../model/game';
import {
  Building,
  type Counts,
  GOODS,
  type Good,
  type Per,
  per,
  ROLE_NAMES,
  ROLES,
} from '../model/ids';
import { type GameOptions, VARIANTS } from '../model/options';
import type { EditionRules, Owned, Rules, SetupRow } from '../model/rules';
import { PHASES, STEPS } from './flow';
import { setupFor } from './setup';

const NOBLES = 20;

/** Makes the rules of a game: looks are cheap afterwards, so this may take its time. */
function compileRules(options: GameOptions): Rules {
  const edition = editionOf(options);
  const specs = specsFor(options);
  const setup = setupFor(options.seats.length, edition);
  const withNobles = options.expansions.includes('nobles');
  const hooks = <Name extends keyof Effects>(name: Name) =>
    collect(specs, (effects) => effects[name]);
  const atRole = (name: 'onPhaseStart' | 'onPhaseEnd' | 'onTurnStart') =>
    per(ROLES, (role): readonly Owned<SeatHook>[] =>
      collect(specs, (effects) => effects[name]?.[ROLE_NAMES[role]]),
    );
  const ways = (moment: 'sell' | 'load' | 'build') =>
    collect(specs, (effects) => effects.ways?.[moment]);
  return {
    edition,
    setup,
    playerCount: options.seats.length,
    specs,
    buildingCount: specs.length,
    copies: specs.map((spec) => copiesOf(spec, setup)) as Counts<Building>,
    ...boardFor(options, specs),
    nobles: withNobles ? NOBLES : 0,
    endsWithoutColonists: !withNobles,
    plants: plantsByGood(specs),
    phases: PHASES,
    // Without a prototype a name is found faster, and nothing but steps is found.
    steps: Object.assign(Object.create(null), STEPS, buildingSteps(specs)),
    salePrice: hooks('salePrice'),
    loadVp: hooks('loadVp'),
    buildingDiscount: hooks('buildingDiscount'),
    extraPrivilege: hooks('extraPrivilege'),
    storedKinds: hooks('storedKinds'),
    storedGoods: hooks('storedGoods'),
    sellsKindsAlreadySold: hooks('sellsKindsAlreadySold'),
    takesQuarries: hooks('takesQuarries'),
    endBonus: hooks('endBonus'),
    onTileDrawn: hooks('onTileDrawn'),
    onTileGained: hooks('onTileGained'),
    onBuilt: hooks('onBuilt'),
    onProduced: hooks('onProduced'),
    onLoaded: hooks('onLoaded'),
    onSold: hooks('onSold'),
    beforeTurn: hooks('beforeTurn'),
    onPhaseStart: atRole('onPhaseStart'),
    onTurnStart: atRole('onTurnStart'),
    onPhaseEnd: atRole('onPhaseEnd'),
    ways: { sell: ways('sell'), load: ways('load'), build: ways('build') },
  };
}

/** V-10 moves the end of the 1897 edition back to the end of the round. */
function editionOf(options: GameOptions): EditionRules {
  const edition = options.edition === 'classic' ? classic : edition1897;
  return options.variants.corrections2026 ? { ...edition, endsAfter: 'round' } : edition;
}

function specsFor(options: GameOptions): Per<Building, BuildingSpec> {
  const all = [...BASE_BUILDINGS, ...expansionBuildings(options.expansions)];
  const specs = all.map(withAllFields) as Per<Building, BuildingSpec>;
  if (options.variants.swapFactoryUniversity) swapCosts(specs);
  return specs;
}

/** Looked at all the time, so all of them have the same fields in the same order. */
function withAllFields(spec: BuildingSpec): BuildingSpec {
  const { name, kind, size, spaces, cost, vp, circles, column, good, effects } = spec;
  return { name, kind, size, spaces, cost, vp, circles, column, good, effects };
}

/** V-1 */
function swapCosts(specs: Per<Building, BuildingSpec>): void {
  const { factory, university } = Building;
  const costs = [specs[factory].cost, specs[university].cost] as const;
  specs[factory] = withAllFields({ ...specs[factory], cost: costs[1] });
  specs[university] = withAllFields({ ...specs[university], cost: costs[0] });
}

/** The effect of every building that has it, with the building that must be occupied. */
function collect<Effect>(
  specs: readonly BuildingSpec[],
  pick: (effects: Effects) => Effect | undefined,
): Owned<NonNullable<Effect>>[] {
  const found: Owned<NonNullable<Effect>>[] = [];
  specs.forEach((spec, building) => {
    const effect = spec.effects && pick(spec.effects);
    if (effect !== undefined && effect !== null) {
      found.push({ building: building as Building, effect });
    }
  });
  return found;
}

/** S-11, S-12 */
function copiesOf(spec: BuildingSpec, setup: SetupRow): number {
  const plants = setup.plantCopies[Building[spec.name]];
  if (plants !== undefined) return plants;
  return spec.spaces === 2 ? 1 : setup.smallCommercialCopies;
}

/** X1-1: with expansions only the plants of the base game have their place for certain. */
function boardFor(options: GameOptions, specs: readonly BuildingSpec[]) {
  const all = specs.map((_, building) => building as Building);
  if (options.expansions.length === 0) return { fixedBoard: all, pool: [] };
  const isPlant = (building: Building) => specs[building]?.good !== undefined;
  const inPlay = new Set(buildingsInPlay(options.expansions));
  return {
    fixedBoard: all.filter(isPlant),
    pool: all.filter((building) => !isPlant(building) && inPlay.has(building)),
  };
}

function buildingSteps(specs: readonly BuildingSpec[]): Record<string, Step> {
  const steps: Record<string, Step> = {};
  for (const { name, effects } of specs) if (effects?.step) steps[name] = effects.step;
  return steps;
}

function plantsByGood(specs: readonly BuildingSpec[]): Per<Good, readonly Building[]> {
  const all = specs.map((_, building) => building as Building);
  return per(GOODS, (good) => all.filter((building) => specs[building]?.good === good));
}

let lastOptions: GameOptions | null = null;
let lastRules: Rules | null = null;
const byContent = new Map<string, Rules>();

/** The rules of a game; most of the time it is one like the last. */
export function rulesFor(options: GameOptions): Rules {
  if (lastRules !== null && lastOptions === options) return lastRules;
  const alike = lastOptions !== null && areAlike(lastOptions, options);
  const rules = alike && lastRules !== null ? lastRules : rulesLike(options);
  lastOptions = options;
  lastRules = rules;
  return rules;
}

/** Whether two games have the same rules: seed, names and board have no part in them. */
function areAlike(a: GameOptions, b: GameOptions): boolean {
  if (a.edition !== b.edition || a.seats.length !== b.seats.length) return false;
  if (a.expansions.join() !== b.expansions.join()) return false;
  return VARIANTS.every((variant) => a.variants[variant] === b.variants[variant]);
}

function rulesLike(options: GameOptions): Rules {
  const { edition, seats, expansions, variants } = options;
  const switches = VARIANTS.map((variant) => (variants[variant] ? 1 : 0)).join('');
  const key = `${edition} ${seats.length} ${expansions.join()} ${switches}`;
  const rules = byContent.get(key) ?? compileRules(options);
  byContent.set(key, rules);
  return rules;
}
