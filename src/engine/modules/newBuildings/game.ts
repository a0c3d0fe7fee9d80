import type { Game as CoreGame } from '#engine/core/module';
import type { BaseAction } from '#engine/modules/base/actions';
import type { BaseEvent } from '#engine/modules/base/events';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';
import type { NewBuildingsAction } from './actions';
import type { NewBuildingsEvent } from './events';

export type Game = CoreGame<BaseState, Rules, BaseEvent | NewBuildingsEvent>;
export type Act = BaseAction | NewBuildingsAction;
