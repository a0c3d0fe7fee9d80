import type { Game as CoreGame } from '#engine/core/module';
import type { BaseAction } from '#engine/modules/base/actions';
import type { BaseEvent } from '#engine/modules/base/events';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';
import type { NoblesAction } from './actions';
import type { NoblesEvent } from './events';

export type Game = CoreGame<BaseState, Rules, BaseEvent | NoblesEvent>;
export type Act = BaseAction | NoblesAction;
