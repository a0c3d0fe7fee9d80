import { useEffect, useState } from 'react';
import { Keyboard, type KeyboardEvent, Platform } from 'react-native';

/** iOS announces the keyboard before it moves; Android only afterwards. */
const WHEN = Platform.OS === 'ios' ? 'Will' : 'Did';

/** Top of the keyboard in the window; null while it is hidden. */
export function useKeyboardTop(): number | null {
  const [top, setTop] = useState<number | null>(() => Keyboard.metrics()?.screenY ?? null);
  useEffect(() => {
    const shown = ({ endCoordinates }: KeyboardEvent) => setTop(endCoordinates.screenY);
    const coming = Keyboard.addListener(`keyboard${WHEN}Show`, shown);
    const going = Keyboard.addListener(`keyboard${WHEN}Hide`, () => setTop(null));
    return () => {
      coming.remove();
      going.remove();
    };
  }, []);
  return top;
}
