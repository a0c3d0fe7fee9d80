import type { Seat } from '#engine/core/ids';
import type { SeatHook } from '#engine/modules/base/building';
import type { Game } from '#engine/modules/base/game';
import type { Interlude } from '#engine/modules/base/interlude';
import type { Source } from '#engine/modules/base/rules';
import type { Player } from '#engine/modules/base/state';

/** An effect applies to the player if its building is occupied or it is global. */
export function isInEffect(player: Player, source: Source<unknown>): boolean {
  const { building } = source;
  return building === null || player.staff[building] > 0;
}

export function hasEffect(player: Player, sources: readonly Source<unknown>[]): boolean {
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i];
    if (source !== undefined && isInEffect(player, source)) return true;
  }
  return false;
}

/** The sum of all effects that apply to the player. */
export function totalEffect(player: Player, sources: readonly Source<number>[]): number {
  let total = 0;
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i];
    if (source !== undefined && isInEffect(player, source)) total += source.effect;
  }
  return total;
}

export function runHooks(game: Game, seat: Seat, sources: readonly Source<SeatHook>[]): void {
  if (sources.length === 0) return;
  const player = game.state.players[seat];
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i];
    if (source !== undefined && isInEffect(player, source)) source.effect(game, seat);
  }
}

/** Lets the seat rearrange things between decisions (D-5). */
export function offerInterlude(game: Game, seat: Seat, interlude: Interlude): void {
  const { onInterlude } = game.rules;
  const player = game.state.players[seat];
  for (let i = 0; i < onInterlude.length; i++) {
    const source = onInterlude[i];
    if (source !== undefined && isInEffect(player, source)) source.effect(game, seat, interlude);
  }
}
