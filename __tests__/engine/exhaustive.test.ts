import {
  BUILDING_NAMES,
  type Building,
  type BuildingSpec,
  CARD_NAMES,
  createGame,
  DEFAULT_VARIANTS,
  DIFFICULTIES,
  decisionOf,
  EXPANSIONS,
  type GameEventType,
  type GameOptions,
  type GameState,
  GOAL_NAMES,
  isRefusal,
  play,
  REFUSAL_RULES,
  Role,
  refusalFor,
  restore,
  SEATS,
  type Seat,
  score,
  seedRandom,
  Tile,
  VARIANTS,
} from '#engine';
import { MODULES, ROOT } from '#engine/modules/list';
import { listenToEffects } from './support/effects';
import { pick, randomSteps, type Step } from './support/random';
import { type GameShape, gameOf } from './support/shapes';
import { allActions } from './support/universe';

/** Every type of event. The compiler checks that none is missing. */
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
  colonistAssigned: true,
  goalWon: true,
  traded: true,
  shippedMixed: true,
  delivered: true,
  tileDiscarded: true,
  bartered: true,
  cardTaken: true,
  packsPassed: true,
  achieved: true,
  puertomaChose: true,
  tokenMoved: true,
  deckShuffled: true,
  puertomaBuilds: true,
  puertomaSettles: true,
  puertomaSeats: true,
  puertomaTakesBest: true,
  puertomaLoads: true,
  puertomaSmuggles: true,
  puertomaDrafts: true,
  reserved: true,
  abilityUnlocked: true,
  abilitiesRemoved: true,
  abilityUsed: true,
  goodsDiscarded: true,
  puertomaEquipped: true,
  tokenTaken: true,
  raided: true,
  looted: true,
  poached: true,
  captured: true,
  ransomed: true,
  capturedPlayed: true,
  endTriggered: true,
  gameEnded: true,
};

const MOST_GAMES = 1500;
const missing = new Set<string>([
  ...Object.keys(EVENT_TYPES).map((type) => `event ${type}`),
  ...Object.keys(REFUSAL_RULES).map((code) => `refusal ${code}`),
  ...GOAL_NAMES.map((name) => `goal ${name}`),
  // X3-2: every possible fate of a poached noble, or a ship without one.
  ...['taken', 'left', 'discarded', 'null'].map((fate) => `poached ${fate}`),
  ...CARD_NAMES.map((card) => `card ${card}`),
]);
const seen = (what: string) => missing.delete(what);

function shapeOf(number: number, random: number[]): GameShape {
  const coin = () => pick([true, false], random);
  return {
    players: pick([2, 3, 4, 5], random),
    edition: pick(['classic', '1897'], random),
    expansions: expansionsOf(number, coin),
    variants: Object.fromEntries(VARIANTS.map((name) => [name, coin()])),
    board: pick(['draft', 'random'], random),
    automated: pick([0, 0, 1, 2], random),
    puertomas: pick(DIFFICULTIES, random),
    seed: `exhaustive ${number}`,
  };
}

/** Some cards are rarely reached at random. When nothing else is missing, every game has them. */
function expansionsOf(number: number, coin: () => boolean): GameShape['expansions'] {
  const needsCards = [...missing].every((what) => what.startsWith('card '));
  if (needsCards) return EXPANSIONS.filter((name) => name === 'achievements' || coin());
  return number % 3 === 0 ? [] : EXPANSIONS.filter(coin);
}

/** Effects that are plain values are detected by their results. */
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

const LISTENED: GameOptions = {
  seats: [],
  edition: 'classic',
  expansions: EXPANSIONS,
  variants: DEFAULT_VARIANTS,
  board: 'draft',
  puertomas: 'normal',
  seed: 'listened to',
};

/** Specs are shared by all games, so they are wrapped once before the first. */
function listenTo(spec: BuildingSpec): void {
  for (const what of listenToEffects(spec, LISTENED, seen)) missing.add(what);
  for (const [name, value] of Object.entries(spec.effects(LISTENED))) {
    if (typeof value !== 'number' && value !== true) continue;
    valueEffects.push({ building: spec.number, name });
    missing.add(`${spec.name}.${name}`);
  }
}

function watch(step: Step, random: number[]): void {
  for (const event of step.events) {
    seen(`event ${event.type}`);
    if (event.type === 'goalWon') seen(`goal ${GOAL_NAMES[event.card]}`);
    if (event.type === 'poached') seen(`poached ${event.special}`);
    if (event.type === 'achieved') seen(`card ${CARD_NAMES[event.card]}`);
  }
  for (const { building, name } of valueEffects) {
    for (const seat of SEATS.slice(0, step.before.players.length)) {
      const occupied = (step.before.players[seat].staff[building] ?? 0) > 0;
      if (occupied && VALUE_EFFECTS[name]?.(step, seat))
        seen(`${BUILDING_NAMES[building]}.${name}`);
    }
  }
  if (step.after.over) score(step.after);
  if (hasUnseenRefusals()) tryEverything(step.after, random);
}

/** Trying illegal actions is slow, so it stops when every refusal has come up. */
const hasUnseenRefusals = () => [...missing].some((what) => what.startsWith('refusal '));

/** Tries illegal actions, because refusals come up only then. */
function tryEverything(state: GameState, random: number[]): void {
  const seat = pick<Seat>([0, decisionOf(state)?.seat ?? 0], random);
  for (const action of allActions(state, seat, random)) {
    const refused = refusalFor(state, seat, action);
    if (refused) seen(`refusal ${refused.code}`);
  }
}

it('random games bring up every event, refusal, effect of a building and card (X6-2)', () => {
  for (const { buildings } of [ROOT, ...MODULES]) buildings.forEach(listenTo);
  for (const answer of [
    createGame(null),
    restore(null),
    restore({ modules: { base: 99 } }),
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
