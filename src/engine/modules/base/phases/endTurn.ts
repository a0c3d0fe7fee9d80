import { popFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import type { Frame } from '#engine/core/module';
import type { Game } from '#engine/modules/base/game';

/** A turn on which nothing can be done ends by itself. */
export function skipTurn(game: Game, frame: Frame): false {
  game.events?.push({ type: 'skipped', seat: frame.seat });
  popFrame(game);
  return false;
}

/** The seat does without what was on offer. */
export function passTurn(game: Game, seat: Seat): void {
  game.events?.push({ type: 'passed', seat });
}
