import {
  Building,
  type BuildingName,
  type GameState,
  GOAL_NAMES,
  GOODS,
  type Goal,
  type GoalCard,
  type GoalName,
  Good,
  type GoodName,
} from '#engine';

interface Given {
  readonly tiles?: readonly GoodName[];
  readonly goods?: readonly GoodName[];
  readonly building?: BuildingName;
}

/** Replaces the drawn goals by these, and exchanges the pieces set aside. */
export function layGoals(state: GameState, wanted: Partial<Record<GoalName, Given>>): void {
  const slices = [state.festival, state.activities].filter((slice) => slice !== null);
  for (const slice of slices) {
    for (const goal of slice.goals) giveBack(state, goal);
    slice.goals.length = 0;
  }
  for (const [name, given = {}] of Object.entries(wanted)) {
    const holder = name.startsWith('festival') ? state.festival : state.activities;
    holder?.goals.push(goalFor(state, name as GoalName, given));
  }
}

function giveBack(state: GameState, { goodsAside, tilesAside }: Goal): void {
  for (const good of GOODS) {
    state.goods[good] += goodsAside[good];
    state.stack[good] += tilesAside[good];
  }
}

function goalFor(state: GameState, name: GoalName, given: Given): Goal {
  const tiles = (given.tiles ?? []).map((kind) => Good[kind]);
  const goods = (given.goods ?? []).map((kind) => Good[kind]);
  const counted = (kinds: readonly Good[]) =>
    GOODS.map((good) => kinds.filter((kind) => kind === good).length) as Goal['goodsAside'];
  for (const tile of tiles) state.stack[tile]--;
  for (const good of goods) state.goods[good]--;
  return {
    card: GOAL_NAMES.indexOf(name) as GoalCard,
    tiles,
    goods,
    building: given.building === undefined ? null : Building[given.building],
    tilesAside: counted(tiles),
    goodsAside: counted(goods),
    winner: null,
  };
}
