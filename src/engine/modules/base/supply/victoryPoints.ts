import type { Seat } from '#engine/core/ids';
import { isInEffect } from '#engine/modules/base/effects/effects';
import type { Game } from '#engine/modules/base/game';
import { BaseRole, type Building } from '#engine/modules/base/ids';
import { triggerEnd } from '#engine/modules/base/phases/triggerEnd';

/** CA-10: points beyond the supply of tokens are counted apart. */
export function gainVp(game: Game, seat: Seat, points: number): void {
  const { state } = game;
  const tokens = Math.min(points, state.vp);
  state.vp -= tokens;
  if (state.vp === 0) lastTokenTaken(game);
  state.players[seat].vp += tokens;
  state.players[seat].surplusVp += points - tokens;
}

/** CA-10, E-5: it counts when a captain phase ends; V-10: outside of one, with the round. */
function lastTokenTaken(game: Game): void {
  game.state.lastVpTaken = true;
  const { endsWithVp } = game.rules;
  if (endsWithVp === 'anyPhase' && game.state.role !== BaseRole.captain) triggerEnd(game, 'vp');
}

export function gainVpFrom(game: Game, seat: Seat, vp: number, by: Building | null): void {
  gainVp(game, seat, vp);
  game.events?.push({ type: 'vpGained', seat, vp, by });
  runVpGainedHooks(game, seat, vp);
}

/** Called after the event that reports the points. */
export function runVpGainedHooks(game: Game, seat: Seat, vp: number): void {
  const { onVpGained } = game.rules;
  if (onVpGained.length === 0) return;
  const player = game.state.players[seat];
  for (let i = 0; i < onVpGained.length; i++) {
    const source = onVpGained[i];
    if (source !== undefined && isInEffect(player, source)) source.effect(game, seat, vp);
  }
}
