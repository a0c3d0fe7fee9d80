import { useEffect } from 'react';
import { SoloLineText } from '#app/screens/shared/SoloLineText';
import { useChangePreferences, usePreferences } from '#app/services/services';
import type { LocalGame } from '#session/local/localGame';
import { withGame } from '#session/preferences/soloRecord';

/** Counts a finished solo game once and shows the results so far. */
export function SoloTally({ game }: Readonly<{ game: LocalGame }>) {
  const { solo } = usePreferences();
  const change = useChangePreferences();
  const counted = withGame(solo, game);
  useEffect(() => {
    if (counted !== solo) change({ solo: counted });
  }, [counted, solo, change]);
  if (game.state.puertoma === null) return null;
  const { puertomas, expansions } = game.state.options;
  return <SoloLineText record={counted} difficulty={puertomas} expansions={expansions} />;
}
