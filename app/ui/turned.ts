import { createContext, useContext } from 'react';
import type { ViewStyle } from 'react-native';

/** How far something is turned to the right, in degrees, so that somebody at an edge can read it. */
export type Turn = 0 | 90 | 180 | 270;

export type Area = Readonly<{ x: number; y: number; width: number; height: number }>;

export const isQuarter = (turn: Turn): boolean => turn === 90 || turn === 270;

/** The room within an area for who looks at it from the side. */
export function roomWithin({ width, height }: Pick<Area, 'width' | 'height'>, turn: Turn) {
  return isQuarter(turn) ? { width: height, height: width } : { width, height };
}

/** Fills an area with something turned: a turn goes around the middle, so that has to be the same. */
export function turnedStyle(area: Area, turn: Turn): ViewStyle {
  const { width, height } = roomWithin(area, turn);
  return {
    position: 'absolute',
    left: area.x + (area.width - width) / 2,
    top: area.y + (area.height - height) / 2,
    width,
    height,
    transform: [{ rotate: `${turn}deg` }],
  };
}

const SheetTurn = createContext<Turn>(0);

/** Sheets that open within are turned like this. */
export const SheetTurnProvider = SheetTurn.Provider;
export const useSheetTurn = (): Turn => useContext(SheetTurn);
