import type { Refusal } from '../../../core/refusals';
import type { BaseAction } from '../actions';
import type { Building } from '../ids';
import { refusal } from '../refusals';

/** Refuses whatever is not the use of this very building. */
export function notUsing(
  action: BaseAction | { readonly type: string },
  building: Building,
): Refusal | null {
  if (!('building' in action) || action.type !== 'use') return refusal('notNow');
  return action.building === building ? null : refusal('notOffered');
}
