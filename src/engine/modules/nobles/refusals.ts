import { refusals } from '#engine/core/refusals';

export const NOBLES_REFUSALS = {
  usedUp: 'X2-5',
  noSuchTile: 'X2-5',
  kindDelivered: 'X2-5',
} as const;
export type NoblesRefusalCode = keyof typeof NOBLES_REFUSALS;

export const refusal = refusals(NOBLES_REFUSALS);
