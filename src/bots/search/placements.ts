import type { EvaluationContext, Weights } from '#bots/evaluation/context';
import { worthOf } from '#bots/evaluation/worth';
import {
  emptyLayout,
  fillByWorth,
  fillTheRest,
  type Layout,
  placementOf,
  putInto,
  putOnto,
} from '#bots/policy/place';
import {
  type Building,
  type GameState,
  type PlaceAction,
  type Seat,
  STAFFED_TILES,
  type StaffedTile,
} from '#engine';

const MOST_CANDIDATES = 6;

interface Rated {
  readonly action: PlaceAction;
  readonly worth: number;
}

/** The best of the greedy placement and of those that require or avoid one place. */
export function placementCandidates(state: GameState, seat: Seat, weights: Weights): PlaceAction[] {
  const player = state.players[seat];
  const { context } = weights;
  const rated: Rated[] = [];
  for (const layout of preparedLayouts(state, seat, context)) {
    fillByWorth(player, layout, weights);
    fillTheRest(player, layout, context.specs);
    const action = placementOf(player, layout);
    if (rated.some((known) => samePlacement(known.action, action))) continue;
    rated.push({ action, worth: worthPlaced(state, seat, layout, weights) });
  }
  rated.sort((a, b) => b.worth - a.worth);
  return rated.slice(0, MOST_CANDIDATES).map(({ action }) => action);
}

function preparedLayouts(state: GameState, seat: Seat, context: EvaluationContext): Layout[] {
  const player = state.players[seat];
  const layouts: Layout[] = [];
  const add = (prepare: (layout: Layout) => void) => {
    const layout = emptyLayout(state, seat);
    prepare(layout);
    layouts.push(layout);
  };
  add(() => {});
  for (const building of player.city) {
    add((layout) => insistOnBuilding(context, layout, building));
    add((layout) => {
      layout.avoidedBuilding = building;
    });
  }
  for (const tile of STAFFED_TILES) {
    if (player.tiles[tile] === 0) continue;
    add((layout) => insistOnTile(layout, tile));
    add((layout) => {
      layout.avoidedTile = tile;
    });
  }
  return layouts;
}

function insistOnBuilding({ specs }: EvaluationContext, layout: Layout, building: Building): void {
  if (specs[building].circles > 0 && layout.left > 0) putInto(layout, building, 1);
}

function insistOnTile(layout: Layout, tile: StaffedTile): void {
  if (layout.left > 0) putOnto(layout, tile, 1);
}

const samePlacement = (a: PlaceAction, b: PlaceAction) =>
  STAFFED_TILES.every((tile) => a.island[tile] === b.island[tile]) &&
  a.city.every((count, i) => count === b.city[i]);

function worthPlaced(state: GameState, seat: Seat, layout: Layout, weights: Weights): number {
  const player = state.players[seat];
  const { workers, staff, sanJuan } = player;
  player.workers = layout.workers;
  player.staff = layout.staff;
  player.sanJuan = 0;
  const worth = worthOf(state, seat, weights);
  player.workers = workers;
  player.staff = staff;
  player.sanJuan = sanJuan;
  return worth;
}
