import type { Per, Seat, Ship } from '../model/ids';
import type { CargoShip, Frame, GameState, Player } from '../model/state';

/** Written out by hand: a search clones once for every simulation. */
export function cloneState(state: GameState): GameState {
  return {
    schema: state.schema,
    options: state.options,
    random: state.random.slice(),
    ply: state.ply,
    round: state.round,
    governor: state.governor,
    picks: state.picks,
    role: state.role,
    chooser: state.chooser,
    roleTaken: copy(state.roleTaken),
    roleCoins: copy(state.roleCoins),
    players: state.players.map(clonePlayer) as Per<Seat, Player>,
    goods: copy(state.goods),
    colonists: state.colonists,
    colonistShip: state.colonistShip,
    nobles: state.nobles,
    noblesOnShip: state.noblesOnShip,
    colonistsGone: state.colonistsGone,
    vp: state.vp,
    quarries: state.quarries,
    stack: copy(state.stack),
    discard: copy(state.discard),
    faceUp: copy(state.faceUp),
    ships: state.ships.map(cloneShip) as Per<Ship, CargoShip>,
    tradingHouse: state.tradingHouse.slice(),
    market: copy(state.market),
    board: state.board.slice(),
    frames: state.frames.map(cloneFrame),
    endTriggers: state.endTriggers.slice(),
    over: state.over,
  };
}

const copy = <List extends unknown[]>(list: List) => list.slice() as List;

const cloneShip = ({ capacity, good, count }: CargoShip): CargoShip => ({ capacity, good, count });

const cloneFrame = ({ kind, seat, subject, detail }: Frame): Frame => ({
  kind,
  seat,
  subject,
  detail,
});

function clonePlayer(player: Player): Player {
  return {
    coins: player.coins,
    vp: player.vp,
    surplusVp: player.surplusVp,
    goods: copy(player.goods),
    tiles: copy(player.tiles),
    forests: copy(player.forests),
    workers: copy(player.workers),
    city: player.city.slice(),
    staff: copy(player.staff),
    nobleStaff: copy(player.nobleStaff),
    nobles: player.nobles,
    sanJuan: player.sanJuan,
    used: player.used.slice(),
    loaded: player.loaded,
    received: copy(player.received),
    gained: player.gained.slice(),
  };
}
