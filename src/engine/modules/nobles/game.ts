import type { Game as CoreGame } from '../../core/module';
import type { BaseAction } from '../base/actions';
import type { BaseEvent } from '../base/events';
import type { Rules } from '../base/rules';
import type { BaseState } from '../base/state';
import type { NoblesAction } from './actions';
import type { NoblesEvent } from './events';

export type Game = CoreGame<BaseState, Rules, BaseEvent | NoblesEvent>;
export type Act = BaseAction | NoblesAction;
