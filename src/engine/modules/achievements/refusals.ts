import { refusals } from '#engine/core/refusals';

export const ACHIEVEMENTS_REFUSALS = { cardNotOffered: 'X6-3' } as const;
export type AchievementsRefusalCode = keyof typeof ACHIEVEMENTS_REFUSALS;

export const refusal = refusals(ACHIEVEMENTS_REFUSALS);
