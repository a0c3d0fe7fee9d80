import type { Refusal } from '#engine/core/refusals';
import type { BaseAction } from '#engine/modules/base/actions';
import type { Building } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';

/** Refuses every action but the use of this building. */
export function refuseOtherUse(
  action: BaseAction | { readonly type: string },
  building: Building,
): Refusal | null {
  if (!('building' in action) || action.type !== 'use') return refusal('notNow');
  return action.building === building ? null : refusal('notOffered');
}
