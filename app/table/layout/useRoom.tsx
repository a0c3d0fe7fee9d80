import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSheetWidth } from '#app/ui/Sheet';
import { columnWidth } from '#app/ui/tokens/scale';

/** Height below which a phone counts as short. */
const TALL = 740;
const NARROW = 380;

export interface Room {
  /** The width that a part of the table may fill. */
  readonly width: number;
  /** Enough height for large pictures and headings. */
  readonly tall: boolean;
  readonly narrow: boolean;
}

const RoomContext = createContext<Room | null>(null);

/** Room in the surrounding sheet or pane, or else in a column of the window. */
export function useRoom(): Room {
  const { width, height } = useWindowDimensions();
  const pane = useContext(RoomContext);
  const sheet = useSheetWidth();
  if (sheet !== null) return roomOf(sheet, height > TALL);
  return pane ?? roomOf(Math.min(width, columnWidth), height > TALL);
}

const roomOf = (width: number, tall: boolean): Room => ({ width, tall, narrow: width < NARROW });

type PaneRoomProps = Readonly<{ width: number; tall: boolean; children: ReactNode }>;

/** Provides the width of a pane to its contents. */
export function PaneRoom({ width, tall, children }: PaneRoomProps) {
  const room = useMemo(() => roomOf(width, tall), [width, tall]);
  return <RoomContext.Provider value={room}>{children}</RoomContext.Provider>;
}
