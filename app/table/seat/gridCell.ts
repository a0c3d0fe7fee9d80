import { space } from '#app/ui/tokens/scale';

/** Two grids of six, with their gaps and some room between them. */
const GAPS = 20 + space.m;
const LARGEST = 56;

/** How large a space of an island or a city is, when both lie side by side in this width. */
export function gridCell(width: number): number {
  return Math.min(LARGEST, Math.floor((width - GAPS) / 12));
}

/** Six side by side, two below one another, twice. */
const STACKED_GAPS = { across: 10, down: 4 + space.xs } as const;

/** The same when the city lies below the island. */
export function stackedCell(width: number, height: number): number {
  const across = (width - STACKED_GAPS.across) / 6;
  const down = (height - STACKED_GAPS.down) / 4;
  return Math.floor(Math.max(18, Math.min(across, down, LARGEST)));
}
