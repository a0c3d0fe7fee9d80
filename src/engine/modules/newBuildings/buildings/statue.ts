import { largeBuilding } from '#engine/modules/base/buildings/kinds';

/** Worth much by itself, so nobody need stand in it. */
export const statue = { ...largeBuilding('statue'), vp: 8, circles: 0 };
