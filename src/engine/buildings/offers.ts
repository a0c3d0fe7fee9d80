import type { Action } from '../model/actions';
import type { Building } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';

/** Refuses whatever is not the use of this very building. */
export function notUsing(action: Action, building: Building): Refusal | null {
  if (action.type !== 'use') return refusal('notNow');
  return action.building === building ? null : refusal('notOffered');
}
