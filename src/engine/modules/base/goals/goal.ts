import { assumeTotal, type Counts, type Keyed, type Seat } from '#engine/core/ids';
import { openNames } from '#engine/core/names';
import type { Building, Good } from '#engine/modules/base/ids';

/** A kind of goal. For the compiler all are one literal, like any id. */
export type GoalCard = 4_000;

/** When a goal is checked (X4-5). */
export type GoalTrigger = 'tile' | 'receipt' | 'build' | 'load' | 'sale';

export interface Reward {
  readonly colonists: number;
  readonly coins: number;
  readonly vp: number;
}

/** A goal of the box: its draws, its condition and its reward. */
export interface GoalSpec<Name extends string = string> {
  readonly name: Name;
  readonly trigger: GoalTrigger;
  /** How often each plantation drawn for it is to be owned. */
  readonly tiles: readonly number[];
  /** Required number of each good drawn for it. */
  readonly goods: readonly number[];
  /** Whether the drawn pieces must differ. */
  readonly different: boolean;
  /** The building drawn for it. */
  readonly building: 'small' | 'large' | null;
  /** The ship whose cargo is to be completed. */
  readonly ship: 'largest' | 'smallest' | null;
  /** Whether it is not used with automated seats. */
  readonly forPeople: boolean;
  readonly reward: Reward;
}

/** A goal of this game. */
export interface Goal {
  card: GoalCard;
  tiles: Good[];
  goods: Good[];
  building: Building | null;
  /** The pieces that lie with it until it is won. */
  tilesAside: Counts<Good>;
  goodsAside: Counts<Good>;
  winner: Seat | null;
}

const NOTHING: Reward = { colonists: 0, coins: 0, vp: 0 };

type Given<Name extends string> = Pick<GoalSpec<Name>, 'name' | 'trigger'> &
  Partial<Omit<GoalSpec, 'name' | 'trigger' | 'reward'>> & { readonly reward: Partial<Reward> };

/** All goals have the same fields in the same order, because they are read often. */
export function goal<const Name extends string>(given: Given<Name>): GoalSpec<Name> {
  return {
    name: given.name,
    trigger: given.trigger,
    tiles: given.tiles ?? [],
    goods: given.goods ?? [],
    different: given.different ?? false,
    building: given.building ?? null,
    ship: given.ship ?? null,
    forPeople: given.forPeople ?? false,
    reward: { ...NOTHING, ...given.reward },
  };
}

/** Numbered when the engine is loaded, in the order of their modules. */
export const goalNames = openNames<GoalCard>();
export const goalSpecs: Keyed<GoalCard, GoalSpec> = assumeTotal([]);

export function numbered(specs: readonly GoalSpec[]): GoalCard[] {
  return specs.map((spec) => {
    goalSpecs.push(spec);
    return goalNames.add(spec.name);
  });
}
