import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Drag } from './motion/gestures.web';
import { useStill } from './motion/useStill.web';
import { motion } from './tokens/scale';
import { CLOSE_DISTANCE, CLOSE_SPEED, type SheetMotion, useSheetWay } from './useSheetWay';

/** A shorter drag counts as a tap; in points. */
const SLACK = 6;

/** Slides the sheet in and out with CSS. Dragging it back closes it. */
export function useSheetMotion({ kind, open, onClose, onGone }: SheetMotion) {
  const { sideways, stays, way } = useSheetWay(kind);
  const duration = useStill() ? 0 : motion.base;
  const shown = useShown(open, duration, onGone);
  const [dragged, setDragged] = useState<number | null>(null);
  const drag = useDrag(sideways, stays, setDragged, onClose);
  const away = (shown ? 0 : way) + (dragged ?? 0);
  const glide = (property: string) => ({
    transitionProperty: property,
    transitionDuration: `${dragged === null ? duration : 0}ms`,
    transitionTimingFunction: 'cubic-bezier(0.22, 1, 0.36, 1)',
  });
  return {
    drag,
    panel: {
      opacity: stays && !shown ? 0 : 1,
      transform: [sideways ? { translateX: away } : { translateY: away }],
      ...glide('transform, opacity'),
    },
    backdrop: { opacity: shown ? 1 : 0, ...glide('opacity') },
  };
}

/** The sheet must be rendered outside for one frame before it can slide in. */
function useShown(open: boolean, duration: number, onGone: () => void): boolean {
  const [shown, setShown] = useState(duration === 0 && open);
  useEffect(() => {
    if (!open) {
      setShown(false);
      const gone = setTimeout(onGone, duration);
      return () => clearTimeout(gone);
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [open, duration, onGone]);
  return shown;
}

interface Hold {
  readonly start: number;
  readonly since: number;
}

function useDrag(
  sideways: boolean,
  stays: boolean,
  setDragged: (way: number | null) => void,
  onClose: () => void,
): Drag {
  const hold = useRef<Hold | null>(null);
  return useMemo(() => {
    const along = (event: PointerEvent) => (sideways ? event.clientX : event.clientY);
    const letGo = () => {
      hold.current = null;
      setDragged(null);
    };
    return {
      onPointerDown: (event) => {
        if (!stays) hold.current = { start: along(event), since: event.timeStamp };
      },
      onPointerMove: (event) => {
        const way = along(event) - (hold.current?.start ?? Number.NaN);
        if (!(way > SLACK)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(way);
      },
      onPointerUp: (event) => {
        if (hold.current === null) return;
        const way = along(event) - hold.current.start;
        const speed = (way / Math.max(1, event.timeStamp - hold.current.since)) * 1000;
        letGo();
        if (way > CLOSE_DISTANCE || (way > SLACK && speed > CLOSE_SPEED)) onClose();
      },
      onPointerCancel: letGo,
    };
  }, [sideways, stays, setDragged, onClose]);
}
