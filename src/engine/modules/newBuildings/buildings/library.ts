import { commercial } from '#engine/modules/base/buildings/kinds';

/** The privilege of the role card counts twice; each phase says what that means. */
export const library = commercial('library', { cost: 8, vp: 3, column: 3 }, { extraPrivilege: 1 });
