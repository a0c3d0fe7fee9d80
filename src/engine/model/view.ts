import type { Seat } from './ids';
import type { GameOptions } from './options';
import type { GameState, Player } from './state';

/** A player as others see him: the tokens are null while they are hidden (I-3). */
export interface PlayerView extends Omit<Player, 'vp' | 'surplusVp'> {
  readonly vp: number | null;
  readonly surplusVp: number | null;
}

/** What one seat, or a spectator, may see (§7): no seed and no random state. */
export interface GameView extends Omit<GameState, 'options' | 'random' | 'players'> {
  readonly options: Omit<GameOptions, 'seed'>;
  /** Whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
  readonly players: PlayerView[];
}
