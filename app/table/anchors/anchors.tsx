import { createContext, type RefCallback, useCallback, useContext, useRef } from 'react';
import type { ScrollView, View } from 'react-native';
import type { Section } from '#app/table/model/tableModel';
import type { Building, Good, Seat, Ship, Tile } from '#engine';

/** Names of places on the screen that pieces move from and to. */
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
  /** The scrollable area of the decision, and its first element. */
  | 'board'
  | 'boardTop'
  | Section;

/** Elements that stand in for parts without their own view, by name prefix. */
const WHOLE: readonly (readonly [prefix: string, whole: AnchorName])[] = [
  ['ship-', 'ships'],
  ['role-', 'roles'],
  ['tile-', 'plantations'],
  ['building-', 'market'],
];

/** Views by name. If a name is registered twice, the latest view counts. */
export class Anchors {
  private readonly views = new Map<AnchorName, View[]>();
  /** The scroll view of the board. */
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

/** Registers a view under a name while it is mounted. */
export function useAnchor(name: AnchorName): RefCallback<View> {
  const anchors = useContext(AnchorContext);
  // Not every platform calls the cleanup of a ref callback, but all call it with null.
  const remove = useRef<() => void>(undefined);
  return useCallback(
    (view: View | null) => {
      remove.current?.();
      remove.current = view ? anchors?.add(name, view) : undefined;
    },
    [anchors, name],
  );
}

/** Registers the scroll view, so that hidden targets can be scrolled into view. */
export function useScroll(): RefCallback<ScrollView> {
  const anchors = useContext(AnchorContext);
  return useCallback(
    (scroll: ScrollView | null) => {
      if (anchors) anchors.scroll = scroll;
    },
    [anchors],
  );
}
