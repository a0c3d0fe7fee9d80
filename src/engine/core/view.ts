import type { Seat } from '../model/ids';
import type { GameState, Player } from '../model/state';
import type { GameView, PlayerView } from '../model/view';
import { cloneState } from './clone';

/**
 * What a seat may see, made by naming every field: something new in the state stays hidden
 * until it is named here.
 */
export function viewFor(state: GameState, viewer: Seat | null): GameView {
  const own = cloneState(state);
  const { edition, seats, expansions, variants, board } = state.options;
  const open = state.over || variants.openScores;
  return {
    schema: own.schema,
    options: { edition, seats, expansions, variants, board },
    viewer,
    ply: own.ply,
    round: own.round,
    governor: own.governor,
    picks: own.picks,
    role: own.role,
    chooser: own.chooser,
    roleTaken: own.roleTaken,
    roleCoins: own.roleCoins,
    players: own.players.map((player, seat) => playerView(player, open || seat === viewer)),
    goods: own.goods,
    colonists: own.colonists,
    colonistShip: own.colonistShip,
    nobles: own.nobles,
    noblesOnShip: own.noblesOnShip,
    colonistsGone: own.colonistsGone,
    vp: own.vp,
    quarries: own.quarries,
    stack: own.stack,
    discard: own.discard,
    faceUp: own.faceUp,
    ships: own.ships,
    tradingHouse: own.tradingHouse,
    market: own.market,
    board: own.board,
    frames: own.frames,
    endTriggers: own.endTriggers,
    over: own.over,
  };
}

function playerView(player: Player, open: boolean): PlayerView {
  return {
    coins: player.coins,
    vp: open ? player.vp : null,
    surplusVp: open ? player.surplusVp : null,
    goods: player.goods,
    tiles: player.tiles,
    forests: player.forests,
    workers: player.workers,
    city: player.city,
    staff: player.staff,
    nobleStaff: player.nobleStaff,
    nobles: player.nobles,
    sanJuan: player.sanJuan,
    used: player.used,
    loaded: player.loaded,
    received: player.received,
    gained: player.gained,
  };
}
