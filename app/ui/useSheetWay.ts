import { useWindowDimensions } from 'react-native';
import type { SheetKind } from './useSheetPlace';

export type SheetMotion = Readonly<{
  kind: SheetKind;
  open: boolean;
  onClose: () => void;
  /** Called when the sheet has slid out. */
  onGone: () => void;
}>;

/** A drag longer than this (points) or faster than this (points per second) closes the sheet. */
export const CLOSE_DISTANCE = 90;
export const CLOSE_SPEED = 700;

/** Distance for a sheet beside its opener. */
const SMALL_WAY = 12;

/** Direction and distance of a sheet's motion. */
export function useSheetWay(kind: SheetKind) {
  const { width, height } = useWindowDimensions();
  const sideways = kind === 'side';
  const stays = kind === 'beside';
  return { sideways, stays, way: stays ? SMALL_WAY : sideways ? width : height };
}
