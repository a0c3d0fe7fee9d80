import { useEffect, useState } from 'react';
import { Keyboard, type KeyboardEvent, Platform } from 'react-native';

/** An iPhone says beforehand what comes, so that the screen moves with it; Android says it after. */
const WHEN = Platform.OS === 'ios' ? 'Will' : 'Did';

/** Where the keyboard begins, from the top of the window; null while there is none. */
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
