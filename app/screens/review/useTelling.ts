import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '#app/services/services';
import type { LocalGame } from '#session/local/localGame';
import type { Telling, TellingState } from '#session/story/telling';
import { loadTelling } from './loadTelling';

const NOT_BEGUN: TellingState = { status: 'working', progress: 0, story: null };
const nothing = () => () => undefined;

/** The story of a game in the making; it stops when the screen is left, and what was done is kept. */
export function useTelling(game: LocalGame): { telling: Telling | null; state: TellingState } {
  const { stories } = useServices();
  const [telling, setTelling] = useState<Telling | null>(null);
  useEffect(() => {
    let isGone = false;
    const opening = loadTelling().then(({ openTelling }) => openTelling(game, stories));
    opening.then(
      (opened) => (isGone ? undefined : setTelling(opened)),
      // What can't be loaded is told like every other crash.
      (error: unknown) =>
        setTelling(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [game, stories]);
  const state = useSyncExternalStore(
    telling?.subscribe ?? nothing,
    telling?.getState ?? (() => NOT_BEGUN),
    telling?.getState ?? (() => NOT_BEGUN),
  );
  return { telling, state };
}
