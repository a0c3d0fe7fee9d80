import type { Seat } from '#engine/core/ids';
import type { CoreState, Frame } from '#engine/core/module';
import type { BaseOptions } from './options';
import type { BaseState, Player } from './state';

/** A player in a view; hidden tokens are null (I-3). */
export interface PlayerView extends Omit<Player, 'vp' | 'surplusVp'> {
  readonly vp: number | null;
  readonly surplusVp: number | null;
}

/** The state as one seat, or a spectator, sees it (§7): without the seed and the random state. */
export interface BaseView extends Omit<BaseState, keyof CoreState | 'players'> {
  readonly options: Omit<BaseOptions, 'seed'>;
  /** Null for a spectator. */
  readonly viewer: Seat | null;
  readonly ply: number;
  readonly over: boolean;
  readonly frames: readonly Frame[];
  readonly players: PlayerView[];
}
