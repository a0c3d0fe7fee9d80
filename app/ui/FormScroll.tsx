import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import {
  type NativeScrollEvent,
  type NativeSyntheticEvent,
  ScrollView,
  type StyleProp,
  TextInput,
  type ViewStyle,
} from 'react-native';
import { space } from './tokens/scale';

const RevealContext = createContext<() => void>(() => undefined);

/** Scrolls the focused field into view. Fields call it when they get the focus. */
export const useReveal = () => useContext(RevealContext);

const FOCUSABLE = { tabIndex: 0 } as const;

type FormScrollProps = Readonly<{
  /** Height covered by the keyboard. */
  cover: number;
  style?: StyleProp<ViewStyle>;
  contentContainerStyle?: StyleProp<ViewStyle>;
  /** Makes the view itself focusable for keyboard scrolling, as nothing inside is focusable. */
  isText?: boolean;
  children: ReactNode;
}>;

/** A scroll view that keeps the focused field above the keyboard. */
export function FormScroll(props: FormScrollProps) {
  const { cover, children, style, contentContainerStyle, isText = false } = props;
  const scroll = useRef<ScrollView>(null);
  const offset = useRef(0);
  const reveal = useCallback(() => {
    if (cover === 0) return;
    const input = TextInput.State.currentlyFocusedInput();
    scroll.current?.getNativeScrollRef()?.measureInWindow((_x, top, _width, height) =>
      input?.measureInWindow((_left, y, _wide, tall) => {
        const below = y + tall + space.m - (top + height);
        const above = Math.min(0, y - space.m - top);
        const way = below > 0 ? below : above;
        if (way !== 0) scroll.current?.scrollTo({ y: offset.current + way, animated: true });
      }),
    );
  }, [cover]);
  // Measure after the new layout.
  useEffect(() => {
    const soon = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(soon);
  }, [reveal]);
  const note = ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    offset.current = nativeEvent.contentOffset.y;
  };
  return (
    <ScrollView
      ref={scroll}
      onScroll={note}
      scrollEventThrottle={16}
      style={style}
      contentContainerStyle={contentContainerStyle}
      keyboardShouldPersistTaps="handled"
      {...(isText && FOCUSABLE)}
    >
      <RevealContext.Provider value={reveal}>{children}</RevealContext.Provider>
    </ScrollView>
  );
}
