import {
  circlesAt,
  countAt,
  currentPlacement,
  unplacedColonists,
  withOneMoved,
} from '#app/table/preview/placement';
import { producesText } from '#app/text/produces';
import type { Place } from '#engine';
import type { Scene } from './legendText';

/** The production with one more colonist at a place; null if none can be placed there now. */
export function placementOutcome({ model, choosing }: Scene, place: Place | false): string | null {
  const { asked, decision, state, voice } = model;
  if (asked === null || decision !== 'place' || !place || place.at === 'sanJuan') return null;
  const player = state.players[asked];
  const { draft } = choosing;
  const placement = draft?.type === 'place' ? draft : currentPlacement(player);
  const spot =
    place.at === 'island'
      ? place
      : ({ at: 'city', index: player.city.indexOf(place.building) } as const);
  const isFree = countAt(placement, spot) < circlesAt(state, player, spot);
  if (!isFree || unplacedColonists(state, asked, placement).idle === 0) return null;
  return producesText(state, asked, withOneMoved(placement, spot, 1, false), voice);
}
