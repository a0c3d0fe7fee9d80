import { cloneFrame } from '#engine/core/frames';
import { assumeTotal, copyOf, mapOneByOne } from '#engine/core/ids';
import type { BaseState, CargoShip, Player } from './state';

/** Written by hand for speed: a search clones once for every simulation. */
export function cloneBaseState(state: BaseState): BaseState {
  return {
    options: state.options,
    random: state.random.slice(),
    ply: state.ply,
    frames: mapOneByOne(state.frames, cloneFrame),
    over: state.over,
    round: state.round,
    governor: state.governor,
    picks: state.picks,
    role: state.role,
    chooser: state.chooser,
    waived: state.waived,
    roleTaken: copyOf(state.roleTaken),
    roleCoins: copyOf(state.roleCoins),
    players: assumeTotal(mapOneByOne(state.players, clonePlayer)),
    goods: copyOf(state.goods),
    colonists: state.colonists,
    colonistShip: state.colonistShip,
    specialSupply: state.specialSupply,
    specialOnShip: state.specialOnShip,
    colonistsRemoved: state.colonistsRemoved,
    specialRemoved: state.specialRemoved,
    goodsRemoved: copyOf(state.goodsRemoved),
    vp: state.vp,
    lastVpTaken: state.lastVpTaken,
    quarries: state.quarries,
    stack: copyOf(state.stack),
    discard: copyOf(state.discard),
    faceUp: copyOf(state.faceUp),
    ships: assumeTotal(mapOneByOne(state.ships, cloneShip)),
    tradingHouse: state.tradingHouse.slice(),
    market: copyOf(state.market),
    board: state.board.slice(),
    endTriggers: state.endTriggers.slice(),
  };
}

const cloneShip = ({ capacity, good, count }: CargoShip): CargoShip => ({ capacity, good, count });

function clonePlayer(player: Player): Player {
  return {
    coins: player.coins,
    vp: player.vp,
    surplusVp: player.surplusVp,
    goods: copyOf(player.goods),
    tiles: copyOf(player.tiles),
    turned: copyOf(player.turned),
    workers: copyOf(player.workers),
    city: player.city.slice(),
    staff: copyOf(player.staff),
    specialStaff: copyOf(player.specialStaff),
    special: player.special,
    sanJuan: player.sanJuan,
    used: player.used.slice(),
    loaded: player.loaded,
    received: copyOf(player.received),
    gained: player.gained.slice(),
  };
}
