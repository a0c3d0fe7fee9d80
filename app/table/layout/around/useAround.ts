import type { Turn } from '../../../ui/turned';
import { useWindowRoom } from '../../../ui/windowShape';
import { useTable } from '../../model/TableContext';
import type { Plan } from '../plan';
import { hasRoomAround, type Places, placesAround, planOfMiddle } from './places';

export interface Around extends Places {
  /** To whom the middle is turned. */
  readonly turn: Turn;
  readonly plan: Plan;
}

/** Where people sit around this window; null where they don't, or where it is too small for that. */
export function useAround(): Around | null {
  const { snapshot, view, owner } = useTable();
  const room = useWindowRoom();
  if (!snapshot.around || !hasRoomAround(room)) return null;
  const places = placesAround(view.players.length, room);
  const turn = places.seats[owner]?.turn ?? 0;
  return { ...places, turn, plan: planOfMiddle(places.middle, turn, room.textScale) };
}
