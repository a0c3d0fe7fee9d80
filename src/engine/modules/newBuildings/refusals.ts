import { refusals } from '#engine/core/refusals';

export const NEW_BUILDINGS_REFUSALS = {
  noGuest: 'D-5',
  noFreeCircle: 'D-5',
  cannotOffer: 'X1-1',
  wrongBarter: 'X1-1',
} as const;
export type NewBuildingsRefusalCode = keyof typeof NEW_BUILDINGS_REFUSALS;

export const refusal = refusals(NEW_BUILDINGS_REFUSALS);
