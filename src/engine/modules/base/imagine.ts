import type { Seat } from '#engine/core/ids';
import { nextInt } from '#engine/core/random';
import type { Game } from './game';
import type { Player } from './state';

/** Distributes the hidden tokens at random; they are null in a view. */
export function imagineTokens(game: Game, _viewer: Seat | null, random: number[]): void {
  const { state, rules } = game;
  const hidden = { tokens: rules.setup.vp - state.vp, players: 0 };
  for (const player of state.players) {
    if (isHidden(player)) hidden.players++;
    else hidden.tokens -= player.vp;
  }
  for (const player of state.players) {
    if (isHidden(player)) guess(player, hidden, random);
  }
}

const isHidden = (player: { readonly vp: number | null }) => player.vp === null;

/** An even share of the hidden tokens, give or take a third of it. */
function guess(
  player: Player,
  hidden: { tokens: number; players: number },
  random: number[],
): void {
  const share = Math.floor(hidden.tokens / hidden.players);
  const spread = Math.floor(share / 3);
  player.vp =
    hidden.players === 1 ? hidden.tokens : share - spread + nextInt(random, 2 * spread + 1);
  player.surplusVp = 0;
  hidden.tokens -= player.vp;
  hidden.players--;
}
