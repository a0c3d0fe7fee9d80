import { useWindowDimensions } from 'react-native';

/** Below this the shortest phones begin, where every line counts. */
const TALL = 740;
const NARROW = 380;

export interface Room {
  /** Enough height for large pictures and headings. */
  readonly tall: boolean;
  readonly narrow: boolean;
}

/** How much room the window gives the table. */
export function useRoom(): Room {
  const { width, height } = useWindowDimensions();
  return { tall: height > TALL, narrow: width < NARROW };
}
