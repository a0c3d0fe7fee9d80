import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LocalGame } from '../../../src/session/local/localGame';
import { openTelling, type Telling, type TellingState } from '../../../src/session/story/telling';
import { useServices } from '../../navigation/services';

const NOT_BEGUN: TellingState = { status: 'working', progress: 0, story: null };
const nothing = () => () => undefined;

/** The story of a game in the making; it stops when the screen is left, and what was done is kept. */
export function useTelling(game: LocalGame): { telling: Telling | null; state: TellingState } {
  const { stories } = useServices();
  const [telling, setTelling] = useState<Telling | null>(null);
  useEffect(() => {
    let isGone = false;
    const opening = openTelling(game, stories);
    void opening.then((opened) => (isGone ? undefined : setTelling(opened)));
    return () => {
      isGone = true;
      void opening.then((opened) => opened.close());
    };
  }, [game, stories]);
  const state = useSyncExternalStore(
    telling?.subscribe ?? nothing,
    telling?.getState ?? (() => NOT_BEGUN),
    telling?.getState ?? (() => NOT_BEGUN),
  );
  return { telling, state };
}
