import { largeBuilding } from '#engine/modules/base/buildings/kinds';

/** Takes no colonist. */
export const statue = { ...largeBuilding('statue'), vp: 8, circles: 0 };
