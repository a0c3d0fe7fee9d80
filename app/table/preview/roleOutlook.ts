import {
  type Building,
  buildingPrice,
  CHOOSE_ROLE,
  type Counts,
  cloneState,
  type GameEvent,
  type GameState,
  GOODS,
  type Good,
  islandSpacesLeft,
  isRefusal,
  play,
  production,
  ROLE_NAMES,
  type Role,
  type RoleName,
  type Seat,
  salePriceOf,
  Tile,
} from '../../../src/engine';
import { loadsOf } from './loads';
import { optionsIf, seatsFrom, withRole } from './whatIf';

/** Something a role would bring a player, if it were taken now. */
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
  | { readonly kind: 'nothing' };

export interface SeatOutlook {
  readonly seat: Seat;
  readonly prospects: readonly Prospect[];
}

type Outlook = (table: GameState, chooser: Seat, role: Role) => (seat: Seat) => Prospect[];

/**
 * What the role would do for everybody, in the order of play. Later players may find less:
 * a ship, a tile or the trading house may be taken before their turn.
 */
export function roleOutlook(table: GameState, chooser: Seat, role: Role): SeatOutlook[] {
  const prospectsOf = OUTLOOKS[ROLE_NAMES[role]](table, chooser, role);
  return seatsFrom(table, chooser).map((seat) => {
    const prospects = prospectsOf(seat);
    return { seat, prospects: prospects.length > 0 ? prospects : [{ kind: 'nothing' }] };
  });
}

/** The same for the chooser alone; nothing at all is an empty list. */
export function ownOutlook(table: GameState, chooser: Seat, role: Role): Prospect[] {
  return OUTLOOKS[ROLE_NAMES[role]](table, chooser, role)(chooser);
}

/** What would happen by itself right after the choice. */
function eventsOf(table: GameState, chooser: Seat, role: Role): readonly GameEvent[] {
  const played = play(cloneState(table), chooser, CHOOSE_ROLE[role]);
  return isRefusal(played) ? [] : played.events;
}

function coinsFrom(events: readonly GameEvent[], seat: Seat): Prospect[] {
  const coins = events
    .filter((event) => event.type === 'coinsGained' && event.seat === seat)
    .reduce((sum, event) => sum + (event.type === 'coinsGained' ? event.coins : 0), 0);
  return coins > 0 ? [{ kind: 'coins', coins }] : [];
}

const settler: Outlook = (table, chooser, role) => {
  const copy = withRole(table, chooser, role);
  return (seat) => {
    const spaces = islandSpacesLeft(copy, seat);
    const tiles = optionsIf(copy, 'settle', seat).filter(({ type }) => type === 'takeTile');
    if (spaces === 0 || tiles.length === 0) return [];
    const quarry = tiles.some((tile) => tile.type === 'takeTile' && tile.tile === Tile.quarry);
    return [{ kind: 'tile', quarry, spaces }];
  };
};

const mayor: Outlook = (table, chooser, role) => {
  const events = eventsOf(table, chooser, role);
  return (seat) => {
    const dealt = events.reduce(
      (sum, event) =>
        event.type === 'colonistsDealt' && event.seat === seat ? sum + event.count : sum,
      0,
    );
    return dealt > 0 ? [{ kind: 'colonists', count: dealt }] : [];
  };
};

const builder: Outlook = (table, chooser, role) => {
  const copy = withRole(table, chooser, role);
  return (seat) => {
    const priced = optionsIf(copy, 'build', seat).flatMap((action) =>
      action.type === 'build'
        ? [{ building: action.building, price: buildingPrice(copy, seat, action.building) }]
        : [],
    );
    const best = priced.reduce<(typeof priced)[number] | undefined>(
      (found, next) => (found && found.price.cost >= next.price.cost ? found : next),
      undefined,
    );
    if (!best) return [];
    return [{ kind: 'build', count: priced.length, best: best.building, price: best.price.total }];
  };
};

const craftsman: Outlook = (table, chooser, role) => {
  const events = eventsOf(table, chooser, role);
  return (seat) => {
    const produced = events.find((event) => event.type === 'produced' && event.seat === seat);
    const goods = produced?.type === 'produced' ? produced.goods : production(table, seat);
    if (!goods.some((count) => count > 0)) return [];
    const extra = GOODS.filter((good) => goods[good] > 0 && table.goods[good] > goods[good]);
    const privilege = seat === chooser && extra.length > 0;
    return [
      { kind: 'goods', goods },
      ...(privilege ? [{ kind: 'extraGood', goods: extra } as const] : []),
      ...coinsFrom(events, seat),
    ];
  };
};

const trader: Outlook = (table, chooser, role) => {
  const copy = withRole(table, chooser, role);
  return (seat) =>
    optionsIf(copy, 'sell', seat)
      .flatMap((action): Prospect[] =>
        action.type === 'sell'
          ? [{ kind: 'sell', good: action.good, coins: salePriceOf(copy, seat, action.good) }]
          : [],
      )
      .reverse();
};

const captain: Outlook = (table, chooser, role) => {
  const copy = withRole(table, chooser, role);
  return (seat) =>
    loadsOf(copy, seat)
      .filter((load, at, all) => all.findIndex((other) => other.good === load.good) === at)
      .map(({ good, count, vp }): Prospect => ({ kind: 'load', good, count, vp }));
};

const prospector: Outlook = (table, chooser, role) => {
  const events = eventsOf(table, chooser, role);
  return (seat) => coinsFrom(events, seat);
};

const OUTLOOKS: Readonly<Record<RoleName, Outlook>> = {
  settler,
  mayor,
  builder,
  craftsman,
  trader,
  captain,
  prospector,
  secondProspector: prospector,
};
