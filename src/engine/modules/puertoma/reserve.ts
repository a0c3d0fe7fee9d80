import type { Seat } from '#engine/core/ids';
import type { Building } from '#engine/modules/base/ids';
import { TOP_LEVEL } from './abilities';
import { boardOf, type Game, isPuertoma } from './game';
import { inOrder, levelOf, puertomaSeats } from './places';
import { isNotEmpty, randomPick } from './resolutionDeck';

/** P-9: the reserve token goes on a large building that is for sale and not reserved. */
export function reserve(game: Game, seat: Seat): void {
  const board = boardOf(game, seat);
  const options = reservable(game);
  const picked = isNotEmpty(options) ? randomPick(game, options) : { option: null, card: null };
  board.reserved = picked.option;
  const { card, option: building } = picked;
  game.events?.push({ type: 'reserved', seat, options, card, building });
}

function reservable(game: Game): Building[] {
  const { state, rules } = game;
  const taken = puertomaSeats(game).map((seat) => boardOf(game, seat).reserved);
  const large = state.board.filter(
    (building) =>
      levelOf(rules.specs[building]) === TOP_LEVEL &&
      rules.specs[building].kind === 'commercial' &&
      state.market[building] > 0 &&
      !taken.includes(building),
  );
  return inOrder(game, large);
}

/** Moves the reserve tokens of others off a building that was built. */
export function moveReserves(game: Game, builder: Seat, building: Building): void {
  for (const seat of puertomaSeats(game)) {
    if (seat === builder || !isPuertoma(game, seat)) continue;
    if (boardOf(game, seat).reserved === building && game.state.market[building] === 0) {
      reserve(game, seat);
    }
  }
}
