import { createContext, useContext } from 'react';
import type { ViewStyle } from 'react-native';

/** Clockwise rotation in degrees, for a reader at another edge. */
export type Turn = 0 | 90 | 180 | 270;

export type Area = Readonly<{ x: number; y: number; width: number; height: number }>;

export const isQuarter = (turn: Turn): boolean => turn === 90 || turn === 270;

/** The size of an area as seen after a turn. */
export function roomWithin({ width, height }: Pick<Area, 'width' | 'height'>, turn: Turn) {
  return isQuarter(turn) ? { width: height, height: width } : { width, height };
}

/** Fills an area with rotated content. Rotation is around the centre, so the centres must match. */
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

/** The position of an area as seen after a turn of the window. */
export function areaSeen(area: Area, window: Pick<Area, 'width' | 'height'>, turn: Turn): Area {
  const { x, y, width, height } = area;
  const fromRight = window.width - x - width;
  const fromBottom = window.height - y - height;
  const room = roomWithin(area, turn);
  switch (turn) {
    case 0:
      return { ...room, x, y };
    case 90:
      return { ...room, x: y, y: fromRight };
    case 180:
      return { ...room, x: fromRight, y: fromBottom };
    case 270:
      return { ...room, x: fromBottom, y: x };
  }
}

const TurnContext = createContext<Turn>(0);

/** Rotation of sheets, messages and other overlays. */
export const TurnProvider = TurnContext.Provider;
export const useTurn = (): Turn => useContext(TurnContext);
