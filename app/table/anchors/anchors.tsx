import { createContext, type RefCallback, useCallback, useContext, useRef } from 'react';
import type { ScrollView, View } from 'react-native';
import type { Section } from '#app/table/model/tableModel';
import type { Building, Good, Seat, Ship, Tile } from '#engine';

/** Places on the screen that pieces move from and to, by name. */
export type AnchorName =
  | `player-${Seat}`
  | `ship-${Ship}`
  | `role-${number}`
  | `tile-${Tile}`
  | `building-${Building}`
  | `good-${Good}`
  | 'goals'
  | 'cards'
  | 'forecasts'
  /** The scrolled area of the decision, and the first thing in it. */
  | 'board'
  | 'boardTop'
  | Section;

/** Where a thing stands in for a part of it that is not on the screen by itself. */
const WHOLE: readonly (readonly [prefix: string, whole: AnchorName])[] = [
  ['ship-', 'ships'],
  ['role-', 'roles'],
  ['tile-', 'plantations'],
  ['building-', 'market'],
];

/** Views by name. The same part may be on the screen twice: the one that came last counts. */
export class Anchors {
  private readonly views = new Map<AnchorName, View[]>();
  /** Scrolls the board. */
  scroll: ScrollView | null = null;

  add(name: AnchorName, view: View): () => void {
    const views = this.views.get(name) ?? [];
    this.views.set(name, [...views, view]);
    return () => {
      const left = this.views.get(name) ?? [];
      this.views.set(
        name,
        left.filter((other) => other !== view),
      );
    };
  }

  find(name: AnchorName): View | undefined {
    const whole = WHOLE.find(([prefix]) => name.startsWith(prefix))?.[1];
    return this.views.get(name)?.at(-1) ?? (whole && this.views.get(whole)?.at(-1));
  }
}

const AnchorContext = createContext<Anchors | null>(null);
export const AnchorProvider = AnchorContext.Provider;

/** Makes a view findable under the name for as long as it is on the screen. */
export function useAnchor(name: AnchorName): RefCallback<View> {
  const anchors = useContext(AnchorContext);
  // Not every platform calls what a ref callback returns, but all of them tell when a view is gone.
  const remove = useRef<() => void>(undefined);
  return useCallback(
    (view: View | null) => {
      remove.current?.();
      remove.current = view ? anchors?.add(name, view) : undefined;
    },
    [anchors, name],
  );
}

/** For who points at something on the board that is out of sight. */
export function useScroll(): RefCallback<ScrollView> {
  const anchors = useContext(AnchorContext);
  return useCallback(
    (scroll: ScrollView | null) => {
      if (anchors) anchors.scroll = scroll;
    },
    [anchors],
  );
}
