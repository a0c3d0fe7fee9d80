import { fire, passTurn, popFrame, privilegeOf, pushFrame } from '../core/table';
import { turns } from '../core/turns';
import { DECLINE, TAKE_GOOD } from '../model/actions';
import type { AutomaticStep, DecisionStep, Game } from '../model/game';
import { type Building, type Counts, GOODS, Good, type Seat } from '../model/ids';
import { refusal } from '../model/refusals';
import type { Phase } from '../model/rules';
import type { Player } from '../model/state';

export const craftsman: Phase = {
  start(game) {
    const { chooser } = game.state;
    forgetReceived(game.state.players);
    pushFrame(game, 'privilegeGoods', chooser, privilegeOf(game, chooser));
    pushFrame(game, 'craftsmanTurns', chooser);
  },
  end() {},
};

function forgetReceived(players: readonly Player[]): void {
  for (let seat = 0; seat < players.length; seat++) {
    const { received } = players[seat] as Player;
    for (let good = 0; good < received.length; good++) received[good] = 0;
  }
}

/** What a player could make with an endless supply (CR-1). */
export function productionOf(game: Game, player: Player, good: Good): number {
  const plantations = player.workers[good];
  if (good === Good.corn || plantations === 0) return plantations;
  const plants = game.rules.plants[good];
  let staff = 0;
  for (let i = 0; i < plants.length; i++) staff += player.staff[plants[i] as Building];
  return Math.min(plantations, staff);
}

export const produce: AutomaticStep = {
  advance(game, frame) {
    popFrame(game);
    const player = game.state.players[frame.seat];
    for (let i = 0; i < GOODS.length; i++) {
      const count = productionOf(game, player, i as Good);
      if (count > 0) receive(game, player, i as Good, count);
    }
    game.events?.push({ type: 'produced', seat: frame.seat, goods: copy(player.received) });
    fire(game, frame.seat, game.rules.onProduced);
    return false;
  },
};

export const craftsmanTurns = turns('produce', produce);

const copy = (goods: Counts<Good>) => [...goods] as Counts<Good>;

/** CR-2: the supply gives what it has. */
export function receive(game: Game, player: Player, good: Good, wanted: number): number {
  const count = Math.min(wanted, game.state.goods[good]);
  game.state.goods[good] -= count;
  player.goods[good] += count;
  player.received[good] += count;
  return count;
}

/** CR-3: the frame's subject is how many goods the privilege still brings. */
export const privilegeGoods: DecisionStep = {
  advance(game, frame) {
    if (frame.subject > 0 && canTakeSomething(game, frame.seat)) return true;
    popFrame(game);
    return false;
  },

  legal(game, _frame, seat, out) {
    for (const good of GOODS) if (canTake(game, seat, good)) out.push(TAKE_GOOD[good]);
    out.push(DECLINE);
  },

  refuse(game, _frame, seat, action) {
    if (action.type === 'decline') return null;
    if (action.type !== 'takeGood') return refusal('notNow');
    if (game.state.players[seat].received[action.good] === 0) return refusal('notReceived');
    return game.state.goods[action.good] > 0 ? null : refusal('supplyEmpty');
  },

  apply(game, frame, seat, action) {
    if (action.type !== 'takeGood') {
      frame.subject = 0;
      passTurn(game, seat);
      return;
    }
    frame.subject--;
    receive(game, game.state.players[seat], action.good, 1);
    game.events?.push({ type: 'goodTaken', seat, good: action.good, by: null });
  },
};

function canTakeSomething(game: Game, seat: Seat): boolean {
  for (let i = 0; i < GOODS.length; i++) if (canTake(game, seat, i as Good)) return true;
  return false;
}

function canTake(game: Game, seat: Seat, good: Good): boolean {
  return game.state.players[seat].received[good] > 0 && game.state.goods[good] > 0;
}
