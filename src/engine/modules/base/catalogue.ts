import { checkOptions } from '#engine/core/options';
import { isRefusal, type Refusal } from '#engine/core/refusals';
import { goalModules } from './goals/game';
import { type GoalCard, goalNames } from './goals/goal';
import { type Building, buildingNames, type Good, type Role, roleNames } from './ids';
import { rulesUnder } from './queries';
import type { Rules } from './rules';

export interface BuildingEntry {
  readonly name: string;
  readonly number: Building;
  readonly module: string;
  readonly kind: 'production' | 'commercial';
  readonly size: 'small' | 'large';
  readonly spaces: 1 | 2;
  readonly cost: number;
  readonly vp: number;
  readonly circles: number;
  readonly column: number;
  /** The good that a plant makes. */
  readonly good: Good | null;
  readonly copies: number;
}

export interface Catalogue {
  /** All buildings that may come on the board. */
  readonly buildings: readonly BuildingEntry[];
  readonly roles: readonly { readonly name: string; readonly number: Role }[];
  /** All goals of its modules, in their order. */
  readonly goals: readonly GoalEntry[];
  readonly picksPerRound: number;
}

export interface GoalEntry {
  readonly name: string;
  readonly number: GoalCard;
  readonly module: string;
}

const SEATS_FOR = (players: number) =>
  Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, kind: 'person' }));

/** The contents of a game with these options; four players if no seats are given. */
export function catalogue(options: object): Catalogue | Refusal {
  const checked = checkOptions({ seats: SEATS_FOR(4), ...options, seed: 'catalogue' });
  if (isRefusal(checked)) return checked;
  const rules = rulesUnder(checked);
  const listed = [...rules.box.fixedBoard, ...rules.box.pool].sort((a, b) => a - b);
  return {
    buildings: listed.map((building) => entryOf(rules, building)),
    roles: rules.roles.map((role) => ({ name: roleNames.name(role), number: role })),
    goals: rules.modules.flatMap(({ name }) => goalsOf(name)),
    picksPerRound: rules.setup.picksPerRound,
  };
}

function goalsOf(module: string): GoalEntry[] {
  const cards = goalModules.find((holder) => holder.module === module)?.cards ?? [];
  return cards.map((card) => ({ name: goalNames.name(card), number: card, module }));
}

function entryOf(rules: Rules, building: Building): BuildingEntry {
  const { kind, size, spaces, cost, vp, circles, column, good } = rules.specs[building];
  return {
    name: buildingNames.name(building),
    number: building,
    module: rules.box.owners[building],
    kind,
    size,
    spaces,
    cost,
    vp,
    circles,
    column,
    good,
    copies: rules.box.copies[building],
  };
}
