import type { PlayerShape } from '#app/ui/tokens/players';

/** Dash pattern of each seat's line, so that lines can be told apart without colour. */
export const DASHES: Readonly<Record<PlayerShape, string | undefined>> = {
  diamond: undefined,
  disc: '10 4',
  triangle: '3 3',
  square: '12 3 3 3',
  star: '6 3 2 3 2 3',
};
