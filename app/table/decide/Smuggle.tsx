import { useMemo } from 'react';
import { SmugglerActions } from '#app/table/board/SmugglerActions';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { isSmugglerAction, smugglerOptions } from '#app/table/preview/smuggling';

/** Smuggler phase: the player taps one of the four options. */
export function Smuggle() {
  const { state, owner, options, pick, act } = useTable();
  const { draft } = useChoosing();
  const smuggling = useMemo(() => smugglerOptions(state, owner, options), [state, owner, options]);
  const chosen = draft !== null && isSmugglerAction(draft) ? draft : null;
  return (
    <SmugglerActions
      options={smuggling}
      seat={owner}
      chosen={chosen}
      onPick={(action) => (chosen === action ? act : pick)(action)}
    />
  );
}
