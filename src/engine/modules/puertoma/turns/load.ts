import { plainAutomaticStep } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { BaseAction } from '#engine/modules/base/actions';
import { endLoadTurn, putOnShip } from '#engine/modules/base/phases/captain';
import { cargoLoads } from '#engine/modules/base/supply/cargo';
import { Box } from '#engine/modules/puertoma/actionBoard';
import type { LoadReason, PossibleLoad } from '#engine/modules/puertoma/events';
import type { Game } from '#engine/modules/puertoma/game';
import { cargoForGoal } from '#engine/modules/puertoma/goals';
import { moveTokenAfter } from '#engine/modules/puertoma/token';

/** P-19: the cargo of a goal. P-14: the most goods, then the worst kind, then the ship with the fewest free spaces. */
export const load = plainAutomaticStep<Game>({
  name: 'load',
  advance(game, { seat }) {
    const options = possibleLoads(game, seat);
    const forGoal = cargoForGoal(game, seat);
    const best = forGoal ?? bestLoad(game, options);
    endLoadTurn(game, best !== undefined);
    if (best === undefined) return false;
    const { good, ship } = best;
    const reason = forGoal === null ? reasonFor(options, best) : 'departure';
    game.events?.push({ type: 'puertomaLoads', seat, options, good, ship, reason });
    moveTokenAfter(game, seat, Box.captain);
    putOnShip(game, seat, good, ship);
    return false;
  },
});

function possibleLoads(game: Game, seat: Seat): PossibleLoad[] {
  const { ships, players } = game.state;
  const loads: BaseAction[] = [];
  cargoLoads(game, seat, loads);
  return loads.flatMap((action) => {
    if (action.type !== 'load') return [];
    const { good, ship } = action;
    const count = Math.min(players[seat].goods[good], spaceOn(ships[ship]));
    return [{ good, ship, count }];
  });
}

const spaceOn = ({ capacity, count }: Game['state']['ships'][0]) => capacity - count;

function bestLoad({ state }: Game, options: readonly PossibleLoad[]): PossibleLoad | undefined {
  const space = ({ ship }: PossibleLoad) => spaceOn(state.ships[ship]);
  const [best] = [...options].sort(
    (a, b) => b.count - a.count || a.good - b.good || space(a) - space(b) || a.ship - b.ship,
  );
  return best;
}

function reasonFor(options: readonly PossibleLoad[], best: PossibleLoad): LoadReason {
  if (options.length === 1) return 'only';
  const isOther = ({ good }: PossibleLoad) => good !== best.good;
  if (options.some((it) => isOther(it) && it.count === best.count)) return 'worstKind';
  return options.some(isOther) ? 'most' : 'tightestShip';
}
