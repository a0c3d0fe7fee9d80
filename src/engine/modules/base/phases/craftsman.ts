import { count, flag } from '#engine/core/field';
import { plainAutomaticStep, popFrame, pushFrame, step } from '#engine/core/frames';
import { copyOf, keyed, type Seat } from '#engine/core/ids';
import { type BaseAction, DECLINE } from '#engine/modules/base/actions';
import { runHooks } from '#engine/modules/base/effects/effects';
import { privilegeOf } from '#engine/modules/base/effects/privilege';
import type { Game } from '#engine/modules/base/game';
import { GOODS, Good } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import type { Phase } from '#engine/modules/base/rules';
import type { Player } from '#engine/modules/base/state';
import { passTurn } from './endTurn';
import { openLater, turns } from './turns';

export const craftsman: Phase = {
  turn: null,
  isWaivable: false,
  goesRound: false,
  solo: null,
  startsWithInterlude: true,
  start(game) {
    const { chooser } = game.state;
    forgetReceived(game.state.players);
    openLater(game, chooser, ({ turn }) => turn.privilege);
    pushFrame(game, craftsmanTurns, chooser, { stage: 0 });
  },
  end() {},
};

function forgetReceived(players: readonly Player[]): void {
  for (const { received } of players)
    for (const good of GOODS) {
      received[good] = 0;
    }
}

/** The production of a good with an unlimited supply (CR-1). */
export function productionOf(game: Game, player: Player, good: Good): number {
  const plantations = player.workers[good];
  if (good === Good.corn || plantations === 0) return plantations;
  let staff = 0;
  for (const plant of game.rules.plants[good]) {
    staff += player.staff[plant];
  }
  return Math.min(plantations, staff);
}

export const produce = plainAutomaticStep<Game>({
  name: 'produce',
  advance(game, { seat }) {
    popFrame(game);
    const player = game.state.players[seat];
    const board = game.rules.boards[seat];
    for (const good of GOODS) {
      const made = board.makes(game, seat, good);
      if (made > 0) receive(game, player, good, made);
    }
    game.events?.push({ type: 'produced', seat, goods: copyOf(player.received) });
    runHooks(game, seat, game.rules.onProduced);
    runHooks(game, seat, game.rules.onReceived);
    return false;
  },
});

export const craftsmanTurns = turns('craftsmanTurns', ({ turn }) => turn.produce);

/** CR-2: limited by the supply. Returns the number received. */
export function receive(game: Game, player: Player, good: Good, wanted: number): number {
  const given = Math.min(wanted, game.state.goods[good]);
  game.state.goods[good] -= given;
  player.goods[good] += given;
  player.received[good] += given;
  return given;
}

export interface PrivilegeGoodsData {
  /** Goods taken by the privilege so far. */
  taken: number;
  declined: boolean;
}

const TAKE_GOOD = keyed(GOODS, (good): BaseAction => Object.freeze({ type: 'takeGood', good }));

/** CR-3 */
export const privilegeGoods = step<Game, PrivilegeGoodsData, BaseAction>({
  name: 'privilegeGoods',
  data: { taken: count, declined: flag },
  clone: ({ taken, declined }) => ({ taken, declined }),

  advance(game, frame) {
    const { taken, declined } = frame.data;
    const isOpen = !declined && taken < privilegeOf(game, frame.seat);
    if (isOpen && canTakeSomething(game, frame.seat)) return true;
    popFrame(game);
    return false;
  },

  legal(game, _frame, seat, out) {
    for (const good of GOODS) {
      if (canTake(game, seat, good)) out[out.length] = TAKE_GOOD[good];
    }
    out[out.length] = DECLINE;
  },

  refuse(game, _frame, seat, action) {
    if (action.type === 'decline') return null;
    if (action.type !== 'takeGood') return refusal('notNow');
    if (game.state.players[seat].received[action.good] === 0) return refusal('notReceived');
    return game.state.goods[action.good] > 0 ? null : refusal('supplyEmpty');
  },

  apply(game, frame, seat, action) {
    if (action.type !== 'takeGood') {
      frame.data.declined = true;
      passTurn(game, seat);
      return;
    }
    frame.data.taken++;
    takeGood(game, seat, action.good);
  },
  opening: () => ({ taken: 0, declined: false }),
});

/** One good from the supply, beside the production. */
export function takeGood(game: Game, seat: Seat, good: Good): void {
  receive(game, game.state.players[seat], good, 1);
  game.events?.push({ type: 'goodTaken', seat, good, by: null });
  runHooks(game, seat, game.rules.onReceived);
}

function canTakeSomething(game: Game, seat: Seat): boolean {
  for (const good of GOODS) {
    if (canTake(game, seat, good)) return true;
  }
  return false;
}

export function canTake(game: Game, seat: Seat, good: Good): boolean {
  return game.state.players[seat].received[good] > 0 && game.state.goods[good] > 0;
}
