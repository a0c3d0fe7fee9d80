import type { Bot } from '#bots/bot';
import { sum } from '#bots/evaluation/queries';
import type { Perspective } from '#bots/perspective';
import {
  type Action,
  Building,
  citySpacesLeft,
  decisionOf,
  type GameState,
  Good,
  islandSpacesLeft,
  legalActions,
  production,
  ROLE_NAMES,
  type Role,
  type RoleName,
  type Seat,
  Tile,
} from '#engine';
import { promptBot, sensible } from './choice';

/** Two well-known plans: ship corn early and often, or build as much as possible. */

type RoleWish = (state: GameState, seat: Seat) => Readonly<Partial<Record<RoleName, number>>>;

function planBot(wish: RoleWish, buildings: readonly Building[], tiles: readonly Tile[]): Bot {
  return promptBot((perspective) => {
    const kind = decisionOf(perspective.state)?.kind;
    if (kind === 'round') return mostWished(perspective, wish);
    if (kind === 'build')
      return firstOf(perspective, buildings, 'building') ?? sensible(perspective);
    if (kind === 'settle') return firstOf(perspective, tiles, 'tile') ?? sensible(perspective);
    return sensible(perspective);
  });
}

function mostWished({ state, seat }: Perspective, wish: RoleWish): Action {
  const wishes = wish(state, seat);
  const roles = legalActions(state, seat).flatMap((a) => (a.type === 'chooseRole' ? [a.role] : []));
  const wanted = (role: Role) => (wishes[ROLE_NAMES[role]] ?? 0.5) + 0.8 * state.roleCoins[role];
  const best = roles.reduce((a, b) => (wanted(b) > wanted(a) ? b : a));
  return { type: 'chooseRole', role: best };
}

function firstOf(perspective: Perspective, list: readonly number[], field: 'building' | 'tile') {
  const actions = legalActions(perspective.state, perspective.seat);
  for (const wanted of list) {
    // The action has the field, which is checked first.
    const found = actions.find(
      (a) => field in a && (a as Record<string, unknown>)[field] === wanted,
    );
    if (found) return found;
  }
  return null;
}

const vacancies = (state: GameState, seat: Seat) => {
  const player = state.players[seat];
  return (
    sum(player.tiles) -
    sum(player.workers) +
    player.city.filter((b) => player.staff[b] === 0).length
  );
};

export const shippingRush = planBot(
  (state, seat) => {
    const player = state.players[seat];
    return {
      captain: sum(player.goods) * 1.2,
      craftsman: sum(production(state, seat)) * 1.1,
      mayor: vacancies(state, seat) * 0.9,
      settler: islandSpacesLeft(state, seat) > 3 ? 2 : 0.5,
      builder: player.coins > 7 ? 3 : player.coins > 2 ? 1 : 0,
      trader: player.coins < 8 && sum(player.goods) > 0 ? 1.2 : 0,
    };
  },
  [
    Building.harbor,
    Building.wharf,
    Building.customsHouse,
    Building.smallWarehouse,
    Building.smallIndigoPlant,
    Building.smallSugarMill,
  ],
  [Good.corn, Good.sugar, Good.indigo],
);

export const buildingRush = planBot(
  (state, seat) => {
    const player = state.players[seat];
    return {
      builder: citySpacesLeft(state, seat) === 0 ? 0 : player.coins * 0.6,
      settler: player.tiles[Tile.quarry] < 4 ? 3 : 0.8,
      mayor: vacancies(state, seat) * 0.9,
      craftsman: sum(production(state, seat)) * 0.7,
      trader: Math.max(...player.goods.map((held, good) => (held > 0 ? good + 1 : 0))),
      captain: sum(player.goods) * 0.5,
      prospector: 1.2,
    };
  },
  [
    Building.guildHall,
    Building.cityHall,
    Building.residence,
    Building.fortress,
    Building.customsHouse,
    Building.coffeeRoaster,
    Building.tobaccoStorage,
    Building.factory,
  ],
  [Tile.quarry, Good.coffee, Good.tobacco],
);
