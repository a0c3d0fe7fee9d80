import { keyAt, type Seat } from '#engine/core/ids';
import { GOODS, type Role } from '#engine/modules/base/ids';
import { countLoads } from '#engine/modules/base/supply/cargo';
import { Box, boxOf } from './actionBoard';
import { boardOf, type Game } from './game';
import { neededKinds } from './goals';
import { activeTiles, hasFreeCircle } from './places';
import { weighSmuggling } from './smuggling';
import { canBuild } from './turns/build';
import { canSell } from './turns/sell';
import { placeableKinds } from './turns/settle';

const PRIVILEGE = 1;

/** P-5: whether the role would bring the Puertoma something, if it chose it now. */
export function isProfitable(game: Game, seat: Seat, role: Role): boolean {
  const box = boxOf(role);
  switch (box) {
    case Box.settler:
      return placeableKinds(game, seat).length > 0 || neededKinds(game, seat).length > 0;
    case Box.mayor:
      return hasFreeCircle(boardOf(game, seat));
    case Box.builder: {
      const coins = game.state.players[seat].coins + game.state.roleCoins[role];
      return canBuild(game, seat, coins, PRIVILEGE);
    }
    case Box.craftsman:
      return makesSomethingNew(game, seat);
    case Box.trader:
      return GOODS.some((good) => canSell(game, seat, good, PRIVILEGE));
    case Box.captain:
      return countLoads(game, seat) > 0;
    case Box.prospector:
      return true;
    case Box.smuggler:
      return weighSmuggling(game, seat).choice !== null;
    case null:
      return false;
  }
}

/** A kind that it has none of, while the supply has some. */
function makesSomethingNew(game: Game, seat: Seat): boolean {
  const { goods, players } = game.state;
  const board = boardOf(game, seat);
  for (let i = 0; i < GOODS.length; i++) {
    const good = keyAt(GOODS, i);
    if (players[seat].goods[good] === 0 && goods[good] > 0 && activeTiles(board, good) > 0) {
      return true;
    }
  }
  return false;
}
