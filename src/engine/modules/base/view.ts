import type { Seat } from '#engine/core/ids';
import type { CoreState, Frame } from '#engine/core/module';
import type { BaseOptions } from './options';
import type { BaseState, Player } from './state';

/** What others see of a player: the tokens are null while they are hidden (I-3). */
export interface PlayerView extends Omit<Player, 'vp' | 'surplusVp'> {
  readonly vp: number | null;
  readonly surplusVp: number | null;
}

/** What one seat, or a spectator, may see (§7): no seed and no random state. */
export interface BaseView extends Omit<BaseState, keyof CoreState | 'players'> {
  readonly options: Omit<BaseOptions, 'seed'>;
  /** Whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
  readonly ply: number;
  readonly over: boolean;
  readonly frames: readonly Frame[];
  readonly players: PlayerView[];
}
