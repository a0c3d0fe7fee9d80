import { goal } from '#engine/modules/base/goals/goal';

/** X5-1: the twelve cards. Each number is the required amount of a drawn piece. */
export const ACTIVITY_CARDS = [
  goal({
    name: 'bestHarvest',
    trigger: 'receipt',
    goods: [3],
    reward: { colonists: 1, coins: 1, vp: 1 },
  }),
  goal({
    name: 'cocktail',
    trigger: 'receipt',
    goods: [1, 1, 1],
    different: true,
    reward: { coins: 3 },
  }),
  goal({ name: 'earlyClosing', trigger: 'sale', goods: [1], reward: { colonists: 2 } }),
  goal({ name: 'connoisseur', trigger: 'tile', tiles: [1, 1, 1], reward: { colonists: 3 } }),
  goal({
    name: 'bestFarmer',
    trigger: 'receipt',
    tiles: [1, 1],
    goods: [1, 1],
    reward: { coins: 3 },
  }),
  goal({
    name: 'delivery',
    trigger: 'load',
    goods: [1, 2],
    different: true,
    forPeople: true,
    reward: { colonists: 2, vp: 2 },
  }),
  goal({ name: 'twinFarms', trigger: 'tile', tiles: [2, 2], reward: { vp: 3 } }),
  goal({ name: 'twinBaskets', trigger: 'receipt', goods: [2, 2], reward: { coins: 3 } }),
  goal({
    name: 'grandDeparture',
    trigger: 'load',
    goods: [1],
    ship: 'largest',
    reward: { colonists: 3 },
  }),
  goal({ name: 'pioneers', trigger: 'build', building: 'small', reward: { vp: 3 } }),
  goal({ name: 'honoraryCitizen', trigger: 'build', building: 'large', reward: { vp: 3 } }),
  goal({
    name: 'smallDeparture',
    trigger: 'load',
    goods: [1],
    ship: 'smallest',
    reward: { coins: 2 },
  }),
] as const;
