import type { PointerEvent, ReactNode } from 'react';
import { View } from 'react-native';
import { unstable_createElement } from 'react-native-web';
import type { SlideProps } from './gestures';

/** Browsers need no gesture root. */
export const GestureRoot = View;
export const MovingView = View;

/** Pointer events of a dragged element. */
export interface Drag {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/** The handle of a drag. It prevents the browser from scrolling. */
export function DragHandle({ drag, children }: Readonly<{ drag: Drag; children: ReactNode }>) {
  return unstable_createElement('div', { ...drag, style: { touchAction: 'none' }, children });
}

/** An area along which a finger can slide or tap. Vertical moves still scroll. */
export function SlideArea({ onSlide, children }: SlideProps) {
  const slide = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    onSlide(event.clientX - left);
  };
  return unstable_createElement('div', {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      slide(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) slide(event);
    },
    style: { touchAction: 'pan-y' },
    children,
  });
}
