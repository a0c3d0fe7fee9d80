import type { PlayerShape } from '#app/ui/tokens/players';

/** Each seat's line is drawn in a way of its own, so that it is known without its colour. */
export const DASHES: Readonly<Record<PlayerShape, string | undefined>> = {
  diamond: undefined,
  disc: '10 4',
  triangle: '3 3',
  square: '12 3 3 3',
  star: '6 3 2 3 2 3',
};
