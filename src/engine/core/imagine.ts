import type { Per, Seat } from '../model/ids';
import type { GameOptions } from '../model/options';
import type { GameState, Player } from '../model/state';
import type { GameView, PlayerView } from '../model/view';
import { cloneState } from './clone';
import { nextInt, seedRandom } from './random';
import { rulesFor } from './rules';

/**
 * A full state that looks like the view to its viewer: hidden tokens are dealt out at random
 * and the tiles to come are shuffled anew. Legal actions, prices and previews are the same as
 * in the real game, so screens and bots ask such a state.
 */
export function imagine(view: GameView, seed: string): GameState {
  const random = seedRandom(seed);
  const options = optionsOf(view);
  const hidden = hiddenVp(view, rulesFor(options).setup.vp);
  const players = view.players.map((player) => guess(player, hidden, random));
  const { viewer: _viewer, ...table } = view;
  const looksAlike = { ...table, options, random, players: players as Per<Seat, Player> };
  return cloneState(looksAlike);
}

/** Options objects are compared by identity, so a view always gets the same one. */
const knownOptions = new WeakMap<GameView['options'], GameOptions>();
function optionsOf(view: GameView): GameOptions {
  const options = knownOptions.get(view.options) ?? { ...view.options, seed: 'hidden' };
  knownOptions.set(view.options, options);
  return options;
}

interface HiddenVp {
  tokens: number;
  players: number;
}

/** Tokens that are neither in the supply nor with a player whose tokens can be seen. */
function hiddenVp(view: GameView, supplyAtStart: number): HiddenVp {
  const hidden = { tokens: supplyAtStart - view.vp, players: 0 };
  for (const player of view.players) {
    if (player.vp === null) hidden.players++;
    else hidden.tokens -= player.vp;
  }
  return hidden;
}

/** An even share of the hidden tokens, give or take a third of it. */
function guess(player: PlayerView, hidden: HiddenVp, random: number[]): Player {
  if (player.vp !== null) {
    return { ...player, vp: player.vp, surplusVp: player.surplusVp ?? 0 };
  }
  const share = Math.floor(hidden.tokens / hidden.players);
  const spread = Math.floor(share / 3);
  const vp =
    hidden.players === 1 ? hidden.tokens : share - spread + nextInt(random, 2 * spread + 1);
  hidden.tokens -= vp;
  hidden.players--;
  return { ...player, vp, surplusVp: 0 };
}
