import {
  BUILDING_NAMES,
  Building,
  type BuildingSpec,
  createGame,
  EXPANSIONS,
  type GameEventType,
  type GameState,
  isRefusal,
  migrate,
  play,
  REFUSAL_RULES,
  Role,
  refusalFor,
  SEATS,
  type Seat,
  score,
  seedRandom,
  Tile,
  VARIANTS,
} from '../../src/engine';
import { BASE_BUILDINGS } from '../../src/engine/buildings/base';
import { NEW_BUILDINGS } from '../../src/engine/expansions/newBuildings';
import { NOBLES_BUILDINGS } from '../../src/engine/expansions/noblesBuildings';
import { listenToEffects } from './support/effects';
import { pick, randomSteps, type Step } from './support/random';
import { type GameShape, gameOf } from './support/shapes';
import { allActions } from './support/universe';

/** Every type of event; the compiler sees to it that none is missing. */
const EVENT_TYPES: Record<GameEventType, true> = {
  roundStarted: true,
  roleChosen: true,
  roleCoinAdded: true,
  forced: true,
  skipped: true,
  passed: true,
  tileGained: true,
  tilesDealt: true,
  stackReshuffled: true,
  colonistGained: true,
  colonistsDealt: true,
  placed: true,
  shipRefilled: true,
  built: true,
  produced: true,
  goodTaken: true,
  sold: true,
  tradingHouseEmptied: true,
  shipped: true,
  stored: true,
  shipSailed: true,
  coinsGained: true,
  coinsPaid: true,
  vpGained: true,
  drafted: true,
  colonistMoved: true,
  traded: true,
  shippedMixed: true,
  delivered: true,
  tileDiscarded: true,
  bartered: true,
  endTriggered: true,
  gameEnded: true,
};

const MOST_GAMES = 1500;
const missing = new Set<string>([
  ...Object.keys(EVENT_TYPES).map((type) => `event ${type}`),
  ...Object.keys(REFUSAL_RULES).map((code) => `refusal ${code}`),
]);
const seen = (what: string) => missing.delete(what);

function shapeOf(number: number, random: number[]): GameShape {
  const coin = () => pick([true, false], random);
  return {
    players: pick([2, 3, 4, 5], random),
    edition: pick(['classic', '1897'], random),
    expansions: number % 3 === 0 ? [] : EXPANSIONS.filter(coin),
    variants: Object.fromEntries(VARIANTS.map((name) => [name, coin()])),
    board: pick(['draft', 'random'], random),
    seed: `exhaustive ${number}`,
  };
}

/** Effects that are plain values show only in what happens. */
const VALUE_EFFECTS: Record<string, (step: Step, seat: Seat) => boolean> = {
  storedKinds: ({ events }, seat) => keepsMoreThanOne(events, seat),
  storedGoods: ({ events }, seat) => keepsMoreThanOne(events, seat),
  sellsKindsAlreadySold: ({ before, events }, seat) =>
    events.some(
      (e) => e.type === 'sold' && e.seat === seat && before.tradingHouse.includes(e.good),
    ),
  takesQuarries: ({ before, events }, seat) =>
    before.chooser !== seat &&
    events.some((e) => e.type === 'tileGained' && e.seat === seat && e.tile === Tile.quarry),
  extraPrivilege: ({ events }, seat) =>
    events.some((e) => e.type === 'roleChosen' && e.seat === seat && e.role !== Role.settler),
};

function keepsMoreThanOne(events: Step['events'], seat: Seat): boolean {
  const kept = events.flatMap((e) => (e.type === 'stored' && e.seat === seat ? [e.kept] : []));
  return kept.some((goods) => goods.reduce((a, b) => a + b, 0) > 1);
}

const valueEffects: { building: Building; name: string }[] = [];

/** Specs are shared by all games: listening to them before the first game is enough. */
function listenTo(spec: BuildingSpec): void {
  const building = Building[spec.name];
  for (const what of listenToEffects(spec, seen)) missing.add(what);
  for (const [name, value] of Object.entries(spec.effects ?? {})) {
    if (typeof value !== 'number' && value !== true) continue;
    valueEffects.push({ building, name });
    missing.add(`${spec.name}.${name}`);
  }
}

function watch(step: Step, random: number[]): void {
  for (const event of step.events) seen(`event ${event.type}`);
  for (const { building, name } of valueEffects) {
    for (const seat of SEATS.slice(0, step.before.players.length)) {
      const occupied = (step.before.players[seat].staff[building] ?? 0) > 0;
      if (occupied && VALUE_EFFECTS[name]?.(step, seat))
        seen(`${BUILDING_NAMES[building]}.${name}`);
    }
  }
  if (step.after.over) score(step.after);
  tryEverything(step.after, random);
}

/** Refusals come up only if somebody tries what is not allowed. */
function tryEverything(state: GameState, random: number[]): void {
  const seat = pick([0, state.frames.at(-1)?.seat ?? 0], random) as Seat;
  for (const action of allActions(state, seat, random)) {
    const refused = refusalFor(state, seat, action);
    if (refused) seen(`refusal ${refused.code}`);
  }
}

it('random games bring up every event, every refusal and every effect of a building', () => {
  [...BASE_BUILDINGS, ...NEW_BUILDINGS, ...NOBLES_BUILDINGS].forEach(listenTo);
  for (const answer of [
    createGame(null),
    migrate(null),
    play(gameOf(shapeOf(0, [1, 2, 3, 4])), 0, {}),
  ]) {
    if (isRefusal(answer)) seen(`refusal ${answer.code}`);
  }
  const random = seedRandom('exhaustive');
  for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) {
    for (const step of randomSteps(gameOf(shapeOf(game, random)), random)) watch(step, random);
  }
  expect([...missing]).toEqual([]);
});
