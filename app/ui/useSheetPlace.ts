import { useState } from 'react';
import type { ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { lastPress } from './base/lastPress';
import { roomWithin, type Turn, turnedStyle, useTurn } from './base/turned';
import { useWindowRoom, type WindowRoom, type WindowShape } from './base/windowShape';
import { besideOf } from './beside';
import { columnWidth, space } from './tokens/scale';

/** At the bottom, at the right side, or beside its opener. */
export type SheetKind = 'bottom' | 'side' | 'beside';

const KINDS: Readonly<Record<WindowShape, SheetKind>> = {
  narrow: 'bottom',
  short: 'side',
  tall: 'beside',
  wide: 'beside',
};

const TALLEST = 0.88;
const SIDE_WIDTH = 440;
const BESIDE_WIDTH = 420;

export interface SheetPlace {
  readonly kind: SheetKind;
  readonly width: number;
  /** Style of the window around the panel. */
  readonly place: ViewStyle;
  /** Style of the panel. */
  readonly size: ViewStyle;
}

type Insets = ReturnType<typeof useSafeAreaInsets>;

/** Position and size of a sheet in this window. */
export function useSheetPlace(cover: number): SheetPlace {
  const room = useWindowRoom();
  const insets = useSafeAreaInsets();
  // The position of the opening tap. Later taps on the sheet must not move it.
  const [opener] = useState(lastPress);
  const turn = useTurn();
  if (turn !== 0) return turned(room, turn, cover);
  const kind = KINDS[room.shape];
  if (kind === 'side') return atSide(room, insets, cover);
  return kind === 'bottom' ? atBottom(room, insets, cover) : beside(room, opener, cover);
}

function atBottom({ width, height, textScale }: WindowRoom, insets: Insets, cover: number) {
  const own = Math.min(width, columnWidth * textScale);
  const tallest = Math.min(height * TALLEST, height - cover - insets.top - space.s);
  return {
    kind: 'bottom',
    width: own,
    place: { justifyContent: 'flex-end', alignItems: 'center', paddingBottom: cover },
    size: { width: '100%', maxWidth: own, maxHeight: tallest },
  } as const;
}

function atSide({ width, height, textScale }: WindowRoom, insets: Insets, cover: number) {
  const own = Math.min(width * 0.75, SIDE_WIDTH * textScale) + insets.right;
  const top = { paddingTop: insets.top, paddingRight: insets.right };
  return {
    kind: 'side',
    width: own - insets.right,
    place: { justifyContent: 'flex-start', alignItems: 'flex-end' },
    size: { width: own, height: height - cover, ...top },
  } as const;
}

function beside(room: WindowRoom, opener: ReturnType<typeof lastPress>, cover: number) {
  const { width, height, textScale } = room;
  const own = Math.min(width - 2 * space.l, BESIDE_WIDTH * textScale);
  const place = besideOf(opener, own, { width, height: height - cover });
  const size = 'bottom' in place ? { ...place, bottom: place.bottom + cover } : place;
  return {
    kind: 'beside',
    width: own,
    place: {},
    size: { position: 'absolute', width: own, ...size },
  } as const;
}

/** In the middle of the window, for a reader at another edge. */
function turned({ width, height, textScale }: WindowRoom, turn: Turn, cover: number) {
  const area = { x: 0, y: 0, width, height: height - cover };
  const window = roomWithin(area, turn);
  const own = Math.min(window.width - 2 * space.l, BESIDE_WIDTH * textScale);
  return {
    kind: 'beside',
    width: own,
    place: turnedStyle(area, turn),
    size: { position: 'absolute', width: own, ...besideOf(null, own, window) },
  } as const;
}
