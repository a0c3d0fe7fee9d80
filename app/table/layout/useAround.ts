import { useTable } from '#app/table/model/TableContext';
import type { Turn } from '#app/ui/base/turned';
import { useWindowRoom, type WindowRoom } from '#app/ui/base/windowShape';
import type { Seat } from '#engine';
import type { SessionSnapshot } from '#session/session';
import { hasRoomAround, type Places, placesAround, planOfMiddle } from './places';
import type { Plan } from './plan';

export interface Around extends Places {
  /** Rotation of the middle. */
  readonly turn: Turn;
  readonly plan: Plan;
}

/** Places of the players around this window; null if they do not sit around or it is too small. */
export function useAround(): Around | null {
  const { snapshot, owner } = useTable();
  const room = useWindowRoom();
  const places = placesOf(snapshot, room);
  if (places === null) return null;
  const turn = places.seats[owner]?.turn ?? 0;
  return { ...places, turn, plan: planOfMiddle(places.middle, turn, room.textScale) };
}

/** Rotation towards a seat. */
export function useTurnOf(snapshot: SessionSnapshot, seat: Seat): Turn {
  return placesOf(snapshot, useWindowRoom())?.seats[seat]?.turn ?? 0;
}

function placesOf({ around, view }: SessionSnapshot, room: WindowRoom): Places | null {
  return around && hasRoomAround(room) ? placesAround(view.players.length, room) : null;
}
