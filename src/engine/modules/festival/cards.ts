import { goal } from '#engine/modules/base/goals/goal';

/** X4-2, X4-3, X4-4: the three goals of the festival, in the order in which they are won. */
export const FESTIVAL_GOALS = [
  goal({ name: 'festivalFarms', trigger: 'tile', tiles: [3], reward: { colonists: 3 } }),
  goal({ name: 'festivalGoods', trigger: 'receipt', goods: [1, 1, 1], reward: { vp: 3 } }),
  goal({ name: 'festivalBuilding', trigger: 'build', building: 'small', reward: { vp: 3 } }),
] as const;
