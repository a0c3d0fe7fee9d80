import type { Game as CoreGame } from '../../core/module';
import type { BaseAction } from '../base/actions';
import type { BaseEvent } from '../base/events';
import type { Rules } from '../base/rules';
import type { BaseState } from '../base/state';
import type { NewBuildingsAction } from './actions';
import type { NewBuildingsEvent } from './events';

export type Game = CoreGame<BaseState, Rules, BaseEvent | NewBuildingsEvent>;
export type Act = BaseAction | NewBuildingsAction;
