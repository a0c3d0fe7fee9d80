import { type BuildingSpec, buildingSpec, type GameState, type Player } from '../../engine';

/** Numbers of the table that an evaluation asks for again and again. */

let lastOptions: GameState['options'] | null = null;
let lastSpecs: readonly BuildingSpec[] = [];

/** The buildings of this game by number; those of other expansions are missing. */
export function specsOf(state: GameState): readonly BuildingSpec[] {
  if (lastOptions !== state.options) {
    lastSpecs = state.market.map((_, building) =>
      buildingSpec(state, building as Parameters<typeof buildingSpec>[1]),
    );
    lastOptions = state.options;
  }
  return lastSpecs;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
}

/** Two players choose three roles each in a round, others one. */
export function picksPerRound(state: GameState): number {
  return state.players.length === 2 ? 6 : state.players.length;
}

/** How many more roles the seat will choose in this round. */
export function picksLeft(state: GameState, seat: number): number {
  const players = state.players.length;
  let left = 0;
  for (let pick = state.picks; pick < picksPerRound(state); pick++) {
    if ((state.governor + pick) % players === seat) left++;
  }
  return left;
}

/** How many goods of the kind the cargo ships still take. */
export function cargoRoom(state: GameState, good: number): number {
  let room = 0;
  for (let i = 0; i < state.ships.length; i++) {
    const ship = state.ships[i as 0];
    if (ship.good === good) return ship.capacity - ship.count;
    if (ship.good === null && ship.capacity > room) room = ship.capacity;
  }
  return room;
}

/** Circles in all plants of the good; corn needs none. */
export function plantCircles(state: GameState, player: Player, good: number): number {
  const specs = specsOf(state);
  let circles = 0;
  for (let i = 0; i < player.city.length; i++) {
    const spec = specs[player.city[i] as number];
    if (spec?.good === good) circles += spec.circles;
  }
  return circles;
}
