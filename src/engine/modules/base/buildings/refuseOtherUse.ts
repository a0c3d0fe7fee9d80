import type { Refusal } from '#engine/core/refusals';
import type { BaseAction } from '#engine/modules/base/actions';
import type { Building } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';

/** Refuses whatever is not the use of this very building. */
export function refuseOtherUse(
  action: BaseAction | { readonly type: string },
  building: Building,
): Refusal | null {
  if (!('building' in action) || action.type !== 'use') return refusal('notNow');
  return action.building === building ? null : refusal('notOffered');
}
