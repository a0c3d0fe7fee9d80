import { popFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Frame } from '#engine/core/module';
import type { Game } from '#engine/modules/base/game';

/** ends a turn on which nothing can be done. */
export function skipTurn(game: Game, frame: Frame): false {
  game.events?.push({ type: 'skipped', seat: frame.seat });
  popFrame(game);
  return false;
}

export function passTurn(game: Game, seat: Seat): void {
  game.events?.push({ type: 'passed', seat });
}
