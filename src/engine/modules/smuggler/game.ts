import type { Seat } from '#engine/core/ids';
import type { Game as CoreGame } from '#engine/core/module';
import type { BaseAction } from '#engine/modules/base/actions';
import type { BaseEvent } from '#engine/modules/base/events';
import type { Role } from '#engine/modules/base/ids';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';
import type { SmugglerAction } from './actions';
import type { SmugglerEvent } from './events';

/** The smuggler's part of the state. */
export interface Smuggler {
  /** The last smuggler, who may not choose the role again (X3-1). */
  token: Seat | null;
  /** The role captured in this round that nobody has played yet, and by whom (X3-4). */
  captured: Role | null;
  captor: Seat | null;
}

export interface SmugglerState extends BaseState {
  smuggler: Smuggler | null;
}

export type Game = CoreGame<SmugglerState, Rules, BaseEvent | SmugglerEvent>;
export type Act = BaseAction | SmugglerAction;

/** The module's part of the state, for code that runs only while it is in play. */
export function smugglerOf({ state }: { readonly state: Pick<SmugglerState, 'smuggler'> }) {
  if (state.smuggler === null) throw new Error('the smuggler is not in play');
  return state.smuggler;
}
