import { plainAutomaticStep, popFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import { GOODS } from '#engine/modules/base/ids';
import { canTake, takeGood } from '#engine/modules/base/phases/craftsman';
import type { BestGoodMoment } from '#engine/modules/puertoma/events';
import type { Game } from '#engine/modules/puertoma/game';
import { bestGood } from '#engine/modules/puertoma/places';

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
