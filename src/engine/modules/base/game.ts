import type { Game as CoreGame, Step } from '#engine/core/module';
import type { BaseAction } from './actions';
import type { BaseEvent } from './events';
import type { Rules } from './rules';
import type { BaseState } from './state';

/** The game that this module and those built on it see. */
export type Game = CoreGame<BaseState, Rules, BaseEvent>;

/** A step of this module. */
export type BaseStep<Data = null> = Step<Game, Data, BaseAction>;
/**
 * A list that a function adds to. Frequent code writes `out[out.length] = …`: Hermes looks `push` up
 * in the prototype each time.
 */
export type Actions = BaseAction[];
