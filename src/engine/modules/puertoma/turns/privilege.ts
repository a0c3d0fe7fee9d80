import { plainAutomaticStep, popFrame } from '../../../core/frames';
import type { Seat } from '../../../core/ids';
import { GOODS } from '../../base/ids';
import { canTake, takeGood } from '../../base/phases/craftsman';
import type { BestGoodMoment } from '../events';
import type { Game } from '../game';
import { bestGood } from '../places';

/** P-12: one more of the best kind received in this phase that the supply still has. */
export function takeBest(game: Game, seat: Seat, moment: BestGoodMoment): void {
  const good = bestGood((kind) => canTake(game, seat, kind));
  if (good === null) return;
  if (game.events) {
    const options = GOODS.filter((kind) => canTake(game, seat, kind));
    game.events.push({ type: 'puertomaTakesBest', seat, moment, options, good });
  }
  takeGood(game, seat, good);
}

export const privilege = plainAutomaticStep<Game>({
  name: 'privilege',
  advance(game, { seat }) {
    popFrame(game);
    takeBest(game, seat, 'privilege');
    return false;
  },
});
