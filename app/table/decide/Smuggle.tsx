import { useMemo } from 'react';
import { Deeds } from '#app/table/board/Deeds';
import { useChoosing, useTable } from '#app/table/model/TableContext';
import { deedsNow, isSmuggling } from '#app/table/preview/smuggling';

/** Smuggler: one of the four deeds, by tapping it. */
export function Smuggle() {
  const { table, owner, options, pick, act } = useTable();
  const { draft } = useChoosing();
  const deeds = useMemo(() => deedsNow(table, owner, options), [table, owner, options]);
  const chosen = draft !== null && isSmuggling(draft) ? draft : null;
  return (
    <Deeds
      deeds={deeds}
      seat={owner}
      chosen={chosen}
      onPick={(action) => (chosen === action ? act : pick)(action)}
    />
  );
}
