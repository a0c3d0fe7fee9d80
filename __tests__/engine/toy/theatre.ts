import { plainStep, popFrame, pushFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import { PASS } from '#engine/modules/base/actions';
import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { refuseOtherUse } from '#engine/modules/base/buildings/refuseOtherUse';
import { passTurn } from '#engine/modules/base/phases/endTurn';
import { isOccupied } from '#engine/modules/base/player/staff';
import { gainCoins } from '#engine/modules/base/supply/coins';
import { drawCard } from './cards';
import { type Act, type Game, toyOf } from './game';

/** TOY-4: asks the owner of the theatre while somebody else is on turn. */
const encore = plainStep<Game, Act>({
  name: 'encore',
  advance(game) {
    if (toyOf(game).deck.length > 0) return true;
    popFrame(game);
    return false;
  },
  legal(game, _frame, _seat, out) {
    out.push(game.rules.actions.use[puppetTheatre.number]);
    out.push(PASS);
  },
  refuse(_game, _frame, _seat, action) {
    return action.type === 'pass' ? null : refuseOtherUse(action, puppetTheatre.number);
  },
  apply(game, _frame, seat, action) {
    popFrame(game);
    if (action.type === 'use') drawCard(game, seat);
    else passTurn(game, seat);
  },
});

/** Its effects are part of the module: they react to everybody but the owner. */
export const puppetTheatre: BuildingSpec<'puppetTheatre'> = commercial(
  'puppetTheatre',
  { cost: 3, vp: 1, column: 1 },
  {},
  encore,
);

/**
 * TOY-4: when a seat builds, the theatres of the others may play, the nearest to the left first.
 */
export function onBuilt(game: Game, builder: Seat): void {
  for (const seat of othersWithTheatre(game, builder).reverse())
    pushFrame(game, encore, seat, null);
}

/** TOY-5: when a seat sells, the theatres of the others earn coins. */
export function onSold(game: Game, seller: Seat): void {
  for (const seat of othersWithTheatre(game, seller))
    gainCoins(game, seat, 1, puppetTheatre.number);
}

function othersWithTheatre({ state, rules }: Game, seat: Seat): Seat[] {
  const owners: Seat[] = [];
  for (let other = rules.next[seat]; other !== seat; other = rules.next[other]) {
    if (isOccupied(state.players[other], puppetTheatre.number)) owners.push(other);
  }
  return owners;
}
