import { fillBoard, isFullBoard } from '../expansions/slots';
import type { GameEvent } from '../model/events';
import type { Game } from '../model/game';
import {
  type Counts,
  Good,
  type Per,
  ROLE_NAMES,
  type Seat,
  type StaffedTile,
  zeros,
} from '../model/ids';
import type { GameOptions } from '../model/options';
import { isRefusal, type Refusal, refusal } from '../model/refusals';
import type { Rules } from '../model/rules';
import { type GameState, type Player, SCHEMA } from '../model/state';
import { dealPlantations } from '../phases/settler';
import { checkOptions } from './options';
import { runOn } from './play';
import { nextInt, seedRandom } from './random';
import { rulesFor } from './rules';
import { fillShip } from './ship';
import { nextSeat, pushFrame } from './table';

/** A new game, set up as §2 says, waiting for the first decision. */
export function createGame(request: unknown): GameState | Refusal {
  const options = checkOptions(request);
  if (isRefusal(options)) return options;
  const { board } = options;
  const listed = board !== 'draft' && board !== 'random';
  if (listed && !isFullBoard(rulesFor(options), options, board)) {
    return refusal('badOption', 'board');
  }
  return setUp(options);
}

function setUp(options: GameOptions): GameState {
  const rules = rulesFor(options);
  const state = emptyTable(options, rules);
  const game: Game = { state, rules, events: null };
  if (options.variants.randomFirstPlayer) {
    state.governor = nextInt(state.random, rules.playerCount) as Seat;
  }
  state.chooser = state.governor;
  handOutPlantations(game);
  dealPlantations(game, rules.setup.faceUp);
  fillShip(state, rules.playerCount);
  fillBoard(rules, state);
  pushFrame(game, 'round', state.governor);
  if (rules.pool.length > 0) pushFrame(game, 'draft', state.governor);
  runOn(game);
  return state;
}

function emptyTable(options: GameOptions, rules: Rules): GameState {
  const { setup, playerCount } = rules;
  return {
    schema: SCHEMA,
    options,
    random: seedRandom(options.seed),
    ply: 0,
    round: 1,
    governor: 0,
    picks: 0,
    role: null,
    chooser: 0,
    roleTaken: ROLE_NAMES.map(() => false) as GameState['roleTaken'],
    roleCoins: zeros(ROLE_NAMES.length),
    players: options.seats.map(() => newPlayer(rules)) as Per<Seat, Player>,
    goods: [...setup.goods] as Counts<Good>,
    colonists: setup.colonists + playerCount,
    colonistShip: 0,
    nobles: rules.nobles,
    noblesOnShip: 0,
    colonistsGone: 0,
    vp: setup.vp,
    quarries: setup.quarries,
    stack: [...setup.plantations] as Counts<Good>,
    discard: zeros(5),
    faceUp: zeros(5),
    ships: setup.ships.map((capacity) => ({
      capacity,
      good: null,
      count: 0,
    })) as GameState['ships'],
    tradingHouse: [],
    market: zeros(rules.buildingCount),
    board: [],
    frames: [],
    endTriggers: [],
    over: false,
  };
}

function newPlayer(rules: Rules): Player {
  return {
    coins: rules.setup.coins,
    vp: 0,
    surplusVp: 0,
    goods: zeros(5),
    tiles: zeros<StaffedTile>(6),
    forests: zeros(5),
    workers: zeros<StaffedTile>(6),
    city: [],
    staff: zeros(rules.buildingCount),
    nobleStaff: zeros(rules.nobles > 0 ? rules.buildingCount : 0),
    nobles: 0,
    sanJuan: 0,
    used: [],
    loaded: false,
    received: zeros(5),
    gained: [],
  };
}

/** S-2, V-2: indigo for the first seats from the governor, corn for the others. */
function handOutPlantations(game: Game): void {
  const { state, rules } = game;
  let seat = state.governor;
  for (let turn = 0; turn < rules.playerCount; turn++) {
    const tile = turn < rules.setup.indigoStarts ? Good.indigo : Good.corn;
    const player = state.players[seat];
    player.tiles[tile]++;
    state.stack[tile]--;
    if (tile === Good.corn && state.options.variants.cornStartMinusOne) player.coins--;
    seat = nextSeat(game, seat);
  }
}

/** What a log shows before the first action. */
export function openingEvents(state: GameState): GameEvent[] {
  return [{ type: 'roundStarted', round: state.round, governor: state.governor }];
}
