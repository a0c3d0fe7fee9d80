import { useWindowDimensions } from 'react-native';
import type { SheetKind } from './useSheetPlace';

export type SheetMotion = Readonly<{
  kind: SheetKind;
  open: boolean;
  onClose: () => void;
  /** It has slid out. */
  onGone: () => void;
}>;

/** Dragged further (points) or flung faster (points a second) than this, the sheet closes. */
export const CLOSE_DISTANCE = 90;
export const CLOSE_SPEED = 700;

/** A sheet beside its opener only rises a little. */
const SMALL_WAY = 12;

/** Where a sheet comes from, and how far. */
export function useSheetWay(kind: SheetKind) {
  const { width, height } = useWindowDimensions();
  const sideways = kind === 'side';
  const stays = kind === 'beside';
  return { sideways, stays, way: stays ? SMALL_WAY : sideways ? width : height };
}
