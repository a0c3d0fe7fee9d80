import { useEffect, useRef, useState } from 'react';
import { Art } from '#app/art/drawing/Art';
import { disc } from '#app/art/drawing/cuts';
import { drawing, ink, line } from '#app/art/drawing/drawing';
import { useTable } from '#app/table/model/TableContext';
import { hintNote } from '#app/text/hints';
import { IconButton } from '#app/ui/IconButton';
import { useTheme } from '#app/ui/theme/theme';
import { viewFor } from '#engine';
import { findHint, type Hint } from '#session/hint';

const lamp = drawing(
  line('M17 32C17 27 11 25 11 17.5C11 10 17 5 24 5C31 5 37 10 37 17.5C37 25 31 27 31 32Z', 3.4),
  line('M18 38H30', 3.4),
  ink(disc(24, 43.5, 2.4)),
);

/** Asks the hard bot for a hint. Its action is selected but not played. */
export function HintButton() {
  const { state, snapshot, asked, voice, pick, pickGood, advise } = useTable();
  const { colors } = useTheme();
  const [busy, setBusy] = useState(false);
  const callOff = useRef<() => void>(() => undefined);
  useEffect(() => () => callOff.current(), []);
  const tell = ({ action, comparison }: Hint) => {
    setBusy(false);
    if ('good' in action && action.good !== null) pickGood(action.good);
    pick(action);
    if (comparison && asked !== null) advise(hintNote(comparison, state, asked, voice));
  };
  const ask = () => {
    setBusy(true);
    const told = snapshot.log.map(({ event }) => event);
    callOff.current = findHint(viewFor(state, asked), told, tell);
  };
  return (
    <IconButton
      framed
      icon={<Art drawing={lamp} size={22} tint={colors.text} />}
      label={voice.t('ui:table.hint')}
      hint={voice.t('ui:table.hintHint')}
      disabled={busy}
      state={{ busy }}
      onPress={ask}
      testID="hint"
    />
  );
}
