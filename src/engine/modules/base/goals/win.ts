import { type Counts, keyAt, type Seat } from '#engine/core/ids';
import { GOODS, type Good } from '#engine/modules/base/ids';
import { gainVp, runVpGainedHooks } from '#engine/modules/base/supply/victoryPoints';
import type { Game } from './game';
import { type Goal, goalSpecs } from './goal';

/** The pieces on the goal go back, and the seat takes the reward at once. */
export function win(game: Game, seat: Seat, goal: Goal): void {
  const { state, rules } = game;
  goal.winner = seat;
  giveBack(goal.goodsAside, state.goods);
  // The order of face-down tiles is decided at the draw: they need no other shuffling.
  giveBack(goal.tilesAside, state.stack);
  const { coins, vp, colonists: promised } = goalSpecs[goal.card].reward;
  // X4-2: never from the ship, and of the ordinary kind.
  const colonists = Math.min(promised, state.colonists);
  state.players[seat].coins += coins;
  if (vp > 0) gainVp(game, seat, vp);
  game.events?.push({ type: 'goalWon', seat, card: goal.card, colonists, coins, vp });
  if (vp > 0) runVpGainedHooks(game, seat, vp);
  if (colonists === 0) return;
  state.colonists -= colonists;
  rules.boards[seat].seatColonists(game, seat, { count: colonists, special: 0, mayStay: true });
}

function giveBack(aside: Counts<Good>, supply: Counts<Good>): void {
  for (let i = 0; i < GOODS.length; i++) {
    const good = keyAt(GOODS, i);
    supply[good] += aside[good];
    aside[good] = 0;
  }
}
