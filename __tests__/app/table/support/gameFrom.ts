import { type Seat, store } from '#engine';
import { emptyChapter } from '#session/local/chapters';
import type { LocalGame } from '#session/local/localGame';
import type { Table } from '#tests/engine/support/table';
import { person } from '#tests/session/support/table';

/** A local game in the scene's state, with people in all seats. */
export function gameFrom({ state }: Table, holder: Seat | null, id = 'scene'): LocalGame {
  const seats = state.options.seats.map(({ name }, seat) => person(name, seat));
  return {
    id,
    name: '',
    createdAt: 0,
    updatedAt: 0,
    seats,
    chapters: [emptyChapter(state, store(state))],
    state,
    undoFloor: 0,
    holder,
    sharing: 'pass',
    seen: seats.map(() => 0),
  };
}
