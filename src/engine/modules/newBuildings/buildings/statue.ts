import { monument } from '#engine/modules/base/buildings/kinds';

/** Worth much by itself, so nobody need stand in it. */
export const statue = { ...monument('statue'), vp: 8, circles: 0 };
