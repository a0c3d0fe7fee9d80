import { refusals } from '#engine/core/refusals';

export const SMUGGLER_REFUSALS = {
  hasToken: 'X3-1',
  shipEmpty: 'X3-2',
  houseEmpty: 'X3-2',
  tooFewAboard: 'X3-2',
  wrongFate: 'X3-2',
  takesTooMany: 'X3-2',
  notForCapture: 'X3-2',
  noCaptures: 'X3-3',
  ownCaptive: 'X3-4',
  cannotPayCaptor: 'X3-4',
  notCaptured: 'X3-4',
} as const;
export type SmugglerRefusalCode = keyof typeof SMUGGLER_REFUSALS;

export const refusal = refusals(SMUGGLER_REFUSALS);
