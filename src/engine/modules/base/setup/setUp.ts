import { drawInt, purpose } from '#engine/core/chance';
import { pushFrame } from '#engine/core/frames';
import { assumeTotal, filled, mapOneByOne, zeros } from '#engine/core/ids';
import type { CoreState } from '#engine/core/module';
import { draft, finishSetUp } from '#engine/modules/base/board/draft';
import { fillBoard } from '#engine/modules/base/board/slots';
import type { Game } from '#engine/modules/base/game';
import { GOODS, Good, STAFFED_TILES } from '#engine/modules/base/ids';
import { roundStep } from '#engine/modules/base/phases/round';
import { dealPlantations } from '#engine/modules/base/phases/settler';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState, CargoShip, Player } from '#engine/modules/base/state';
import { fillShip } from '#engine/modules/base/supply/colonistShip';

export const firstPlayerChance = purpose('firstPlayer');

export function emptyState(core: CoreState & Pick<BaseState, 'options'>, rules: Rules): BaseState {
  const { setup, playerCount } = rules;
  return {
    options: core.options,
    random: core.random,
    ply: core.ply,
    frames: core.frames,
    over: core.over,
    round: 1,
    governor: 0,
    picks: 0,
    role: null,
    chooser: 0,
    waived: false,
    roleTaken: filled(rules.roleCount, false),
    roleCoins: zeros(rules.roleCount),
    players: assumeTotal(mapOneByOne(rules.seats, () => newPlayer(rules))),
    goods: assumeTotal<Good, number>([...setup.goods]),
    colonists: setup.colonists + playerCount,
    colonistShip: 0,
    specialSupply: rules.special?.count ?? 0,
    specialOnShip: 0,
    colonistsRemoved: 0,
    specialRemoved: 0,
    goodsRemoved: zeros(GOODS.length),
    vp: setup.vp,
    lastVpTaken: false,
    quarries: setup.quarries,
    stack: assumeTotal<Good, number>([...setup.plantations]),
    discard: zeros(GOODS.length),
    faceUp: zeros(GOODS.length),
    ships: assumeTotal(mapOneByOne(setup.ships, newShip)),
    tradingHouse: [],
    market: zeros(rules.buildingCount),
    board: [],
    endTriggers: [],
  };
}

const newShip = (capacity: number): CargoShip => ({ capacity, good: null, count: 0 });

function newPlayer(rules: Rules): Player {
  return {
    coins: rules.setup.coins,
    vp: 0,
    surplusVp: 0,
    goods: zeros(GOODS.length),
    tiles: zeros(STAFFED_TILES.length),
    turned: zeros(GOODS.length),
    workers: zeros(STAFFED_TILES.length),
    city: [],
    staff: zeros(rules.buildingCount),
    specialStaff: zeros(rules.special === null ? 0 : rules.buildingCount),
    special: 0,
    sanJuan: 0,
    used: [],
    loaded: false,
    received: zeros(GOODS.length),
    gained: [],
  };
}

/** Sets up the table by §2. */
export function setUp(game: Game): void {
  const { state, rules } = game;
  if (rules.drawsGovernor) drawGovernor(game);
  state.chooser = state.governor;
  handOutPlantations(game);
  dealPlantations(game, rules.setup.faceUp);
  fillShip(game, rules.playerCount);
  fillBoard(game);
  pushFrame(game, roundStep, state.governor, { offered: false });
  if (rules.box.pool.length > 0 && state.options.board === 'draft') {
    pushFrame(game, draft, state.governor, null);
  } else finishSetUp(game);
}

function drawGovernor({ state, rules }: Game): void {
  const drawn = rules.seats[drawInt(state.random, firstPlayerChance, rules.playerCount)];
  if (drawn !== undefined) state.governor = drawn;
}

/** S-2, V-2: indigo for the first seats from the governor, corn for the others. */
function handOutPlantations(game: Game): void {
  const { state, rules } = game;
  let seat = state.governor;
  for (let turn = 0; turn < rules.playerCount; turn++) {
    const tile = turn < rules.setup.indigoStarts ? Good.indigo : Good.corn;
    const player = state.players[seat];
    rules.boards[seat].addTile(game, seat, tile);
    state.stack[tile]--;
    if (tile === Good.corn && state.options.variants.cornStartMinusOne) player.coins--;
    seat = rules.next[seat];
  }
}
