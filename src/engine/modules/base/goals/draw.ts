import { drawInt, purpose } from '#engine/core/chance';
import { type Counts, zeros } from '#engine/core/ids';
import { type Building, GOODS, type Good } from '#engine/modules/base/ids';
import type { Game } from './game';
import { type Goal, type GoalCard, type GoalSpec, goalSpecs } from './goal';

/** X4-1, X5-1: every goal draws from its own pool, which has three of each kind. */

export const goalChance = purpose('goals');

const OF_EACH = 3;
const ALL_KINDS = GOODS.flatMap((good) => Array.from({ length: OF_EACH }, () => good));
const SMALL_VP = 3;

export function drawGoal(game: Game, card: GoalCard): Goal {
  const spec = goalSpecs[card];
  const tiles = drawKinds(game, spec, spec.tiles.length);
  const goods = drawKinds(game, spec, spec.goods.length);
  return {
    card,
    tiles,
    goods,
    building: drawBuilding(game, spec),
    tilesAside: setAside(tiles, game.state.stack),
    goodsAside: setAside(goods, game.state.goods),
    winner: null,
  };
}

function drawKinds({ state }: Game, { different }: GoalSpec, count: number): Good[] {
  if (count === 0) return [];
  return drawFrom(different ? GOODS.slice() : ALL_KINDS.slice(), count, state.random);
}

export function drawFrom<Item>(pool: Item[], count: number, random: number[]): Item[] {
  const drawn: Item[] = [];
  for (let left = count; left > 0; left--) {
    drawn.push(...pool.splice(drawInt(random, goalChance, pool.length), 1));
  }
  return drawn;
}

/** If no piece of a kind is left, none is set aside. */
function setAside(kinds: readonly Good[], supply: Counts<Good>): Counts<Good> {
  const aside = zeros<Good>(GOODS.length);
  for (const kind of kinds) {
    if (supply[kind] === 0) continue;
    supply[kind]--;
    aside[kind]++;
  }
  return aside;
}

/** D-12: it is only named, no copy is set aside. */
function drawBuilding(game: Game, { building: size }: GoalSpec): Building | null {
  if (size === null) return null;
  const { state, rules } = game;
  const candidates = state.board.filter((building) => {
    const { kind, spaces, vp } = rules.specs[building];
    return (
      kind === 'commercial' && (size === 'large' ? spaces === 2 : spaces === 1 && vp === SMALL_VP)
    );
  });
  return candidates[drawInt(state.random, goalChance, candidates.length)] ?? null;
}
