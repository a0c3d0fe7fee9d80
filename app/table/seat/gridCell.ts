import { space } from '#app/ui/tokens/scale';

/** Gaps in and between two grids of six columns. */
const GAPS = 20 + space.m;
const LARGEST = 56;

/** Size of a space if island and city are side by side in this width. */
export function gridCell(width: number): number {
  return Math.min(LARGEST, Math.floor((width - GAPS) / 12));
}

/** Gaps of two stacked grids of six columns and two rows. */
const STACKED_GAPS = { across: 10, down: 4 + space.xs } as const;

/** Size of a space if the city is below the island. */
export function stackedCell(width: number, height: number): number {
  const across = (width - STACKED_GAPS.across) / 6;
  const down = (height - STACKED_GAPS.down) / 4;
  return Math.floor(Math.max(18, Math.min(across, down, LARGEST)));
}
