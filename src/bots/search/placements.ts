import type {
  Building,
  Counts,
  GameState,
  PlaceAction,
  Player,
  Seat,
  StaffedTile,
} from '../../engine';
import type { Weights } from '../evaluation/model';
import { specsOf } from '../evaluation/table';
import { worthOf } from '../evaluation/worth';
import { emptyLayout, fillByWorth, fillTheRest, type Layout, placementOf } from '../policy/place';

const MOST_CANDIDATES = 6;

interface Rated {
  readonly action: PlaceAction;
  readonly worth: number;
}

/** The few best of the thousands: the greedy one, and those that insist on or avoid one place. */
export function placementCandidates(state: GameState, seat: Seat, weights: Weights): PlaceAction[] {
  const player = state.players[seat];
  const rated: Rated[] = [];
  const add = (prepare: (layout: Layout) => void) => {
    const layout = emptyLayout(player);
    prepare(layout);
    fillByWorth(state, player, layout, weights);
    fillTheRest(state, player, layout);
    const action = placementOf(player, layout);
    if (rated.some((known) => samePlacement(known.action, action))) return;
    rated.push({ action, worth: worthPlaced(state, seat, action, weights) });
  };
  add(() => {});
  for (let i = 0; i < player.city.length; i++) {
    add((layout) => insistOnBuilding(state, player, layout, i));
    add((layout) => layout.avoided.push(i));
  }
  for (let tile = 0; tile < 6; tile++) {
    if (player.tiles[tile as StaffedTile] === 0) continue;
    add((layout) => insistOnTile(layout, tile as StaffedTile));
    add((layout) => layout.avoided.push(-1 - tile));
  }
  rated.sort((a, b) => b.worth - a.worth);
  return rated.slice(0, MOST_CANDIDATES).map(({ action }) => action);
}

function insistOnBuilding(state: GameState, player: Player, layout: Layout, index: number): void {
  const circles = specsOf(state)[player.city[index] as number]?.circles ?? 0;
  if (circles === 0 || layout.left === 0) return;
  layout.city[index] = 1;
  layout.left--;
}

function insistOnTile(layout: Layout, tile: StaffedTile): void {
  if (layout.left === 0) return;
  layout.island[tile]++;
  layout.left--;
}

const samePlacement = (a: PlaceAction, b: PlaceAction) =>
  a.island.every((count, tile) => count === b.island[tile as StaffedTile]) &&
  a.city.every((count, i) => count === b.city[i]);

/** The worth of the seat with its colonists placed so. */
function worthPlaced(state: GameState, seat: Seat, action: PlaceAction, weights: Weights): number {
  const player = state.players[seat];
  const { workers, staff, sanJuan } = player;
  const placed = [...staff] as Counts<Building>;
  for (let i = 0; i < player.city.length; i++) {
    placed[player.city[i] as Building] = action.city[i] as number;
  }
  player.workers = action.island;
  player.staff = placed;
  player.sanJuan = 0;
  const worth = worthOf(state, seat, weights);
  player.workers = workers;
  player.staff = staff;
  player.sanJuan = sanJuan;
  return worth;
}
