import {
  type Building,
  buildingSpec,
  type Counts,
  type GameEvent,
  type GameState,
  GOODS,
  type GoalEvent,
  type Good,
  islandSpacesLeft,
  previewRole,
  Role,
  type Seat,
  type SeatPreview as SeatProspects,
  Tile,
} from '#engine';
import { byPoints, loadIn } from './loads';
import { smugglerProspects } from './smuggling';
import { salesInOrder } from './traderOutlook';

/** A gain of a player if a role were taken now. */
export type Prospect =
  | { readonly kind: 'goods'; readonly goods: Counts<Good> }
  | { readonly kind: 'extraGood'; readonly goods: readonly Good[] }
  | { readonly kind: 'coins'; readonly coins: number }
  | { readonly kind: 'colonists'; readonly count: number }
  | { readonly kind: 'tile'; readonly quarry: boolean; readonly spaces: number }
  | {
      readonly kind: 'build';
      readonly count: number;
      readonly best: Building;
      readonly price: number;
    }
  | { readonly kind: 'sell'; readonly good: Good; readonly coins: number }
  | { readonly kind: 'load'; readonly good: Good; readonly count: number; readonly vp: number }
  | { readonly kind: 'raid'; readonly good: Good; readonly count: number }
  | { readonly kind: 'loot'; readonly vp: number }
  | { readonly kind: 'poach'; readonly count: number }
  | { readonly kind: 'capture'; readonly role: Role; readonly coins: number }
  | { readonly kind: 'goal'; readonly won: GoalEvent }
  | { readonly kind: 'nothing' };

export interface SeatOutlook {
  readonly seat: Seat;
  readonly prospects: readonly Prospect[];
}

/** The effect of a role on all players, in order of play. */
export function roleOutlook(state: GameState, chooser: Seat, role: Role): SeatOutlook[] {
  const sales = role === Role.trader ? salesInOrder(state, chooser) : null;
  return previewRole(state, chooser, role).map((found) => {
    const prospects = sales
      ? [...coinsIn(found.events), ...(sales.get(found.seat) ?? [])]
      : prospectsIn(state, chooser, found);
    return {
      seat: found.seat,
      prospects: prospects.length > 0 ? prospects : [{ kind: 'nothing' }],
    };
  });
}

/** The effect of a role on the chooser only; empty if there is none. */
export function ownOutlook(state: GameState, chooser: Seat, role: Role): Prospect[] {
  const own = previewRole(state, chooser, role).find(({ seat }) => seat === chooser);
  return own ? prospectsIn(state, chooser, own) : [];
}

function prospectsIn(state: GameState, chooser: Seat, found: SeatProspects): Prospect[] {
  return [
    ...goodsIn(state, chooser, found),
    ...coinsIn(found.events),
    ...colonistsIn(found.events),
    ...tilesIn(state, found),
    ...buildingsIn(state, found),
    ...salesIn(found),
    ...loadsIn(found),
    ...smugglerProspects(found),
    ...goalsIn(found),
  ];
}

function goodsIn(state: GameState, chooser: Seat, { seat, events }: SeatProspects): Prospect[] {
  const produced = events.find((event) => event.type === 'produced');
  if (produced?.type !== 'produced' || !produced.goods.some((count) => count > 0)) return [];
  const { goods } = produced;
  const extra = GOODS.filter((good) => goods[good] > 0 && state.goods[good] > goods[good]);
  const privilege = seat === chooser && extra.length > 0;
  return [
    { kind: 'goods', goods },
    ...(privilege ? [{ kind: 'extraGood', goods: extra } as const] : []),
  ];
}

function coinsIn(events: readonly GameEvent[]): Prospect[] {
  const coins = total(events, (event) => (event.type === 'coinsGained' ? event.coins : 0));
  return coins > 0 ? [{ kind: 'coins', coins }] : [];
}

function colonistsIn(events: readonly GameEvent[]): Prospect[] {
  const count = total(events, (event) => (event.type === 'colonistsDealt' ? event.count : 0));
  return count > 0 ? [{ kind: 'colonists', count }] : [];
}

const total = (events: readonly GameEvent[], amount: (event: GameEvent) => number) =>
  events.reduce((sum, event) => sum + amount(event), 0);

function tilesIn(state: GameState, { seat, choices }: SeatProspects): Prospect[] {
  const spaces = islandSpacesLeft(state, seat);
  const tiles = choices.filter(({ action }) => action.type === 'takeTile');
  if (spaces === 0 || tiles.length === 0) return [];
  const quarry = tiles.some(
    ({ action }) => action.type === 'takeTile' && action.tile === Tile.quarry,
  );
  return [{ kind: 'tile', quarry, spaces }];
}

/** The most expensive building that could be built, with its price. */
function buildingsIn(state: GameState, { choices }: SeatProspects): Prospect[] {
  const listed = (building: Building) => buildingSpec(state, building).cost;
  const built = choices.flatMap(({ action, events }) => {
    const event = events.find(({ type }) => type === 'built');
    return action.type === 'build' && event?.type === 'built' ? [event] : [];
  });
  const best = built.reduce<(typeof built)[number] | undefined>(
    (found, next) => (found && listed(found.building) >= listed(next.building) ? found : next),
    undefined,
  );
  if (!best) return [];
  return [{ kind: 'build', count: built.length, best: best.building, price: best.cost }];
}

function salesIn({ choices }: SeatProspects): Prospect[] {
  return choices
    .flatMap(({ events }): Prospect[] =>
      events.flatMap((event) =>
        event.type === 'sold' ? [{ kind: 'sell', good: event.good, coins: event.coins }] : [],
      ),
    )
    .reverse();
}

/** The best load of each good. */
function loadsIn({ choices }: SeatProspects): Prospect[] {
  return choices
    .flatMap(({ action, events }) => loadIn(action, events))
    .sort(byPoints)
    .filter((load, at, all) => all.findIndex((other) => other.good === load.good) === at)
    .map(({ good, count, vp }): Prospect => ({ kind: 'load', good, count, vp }));
}

/** Goals that the role would win directly or by a choice, each once. */
function goalsIn({ events, choices }: SeatProspects): Prospect[] {
  const all = [...events, ...choices.flatMap((choice) => choice.events)];
  return all
    .flatMap((event) => (event.type === 'goalWon' ? [event] : []))
    .filter((won, at, wins) => wins.findIndex(({ card }) => card === won.card) === at)
    .map((won): Prospect => ({ kind: 'goal', won }));
}
