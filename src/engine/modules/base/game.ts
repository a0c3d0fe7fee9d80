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
 * A list being made. Where that happens all the time it is `out[out.length] = …`: `push` is not the
 * list's own, and Hermes looks for it each time.
 */
export type Actions = BaseAction[];
