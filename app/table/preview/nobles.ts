import { colonists, type GameState, type PlaceAction, type Seat } from '#engine';
import { total } from './placement';

/** The kind of person in a building (X2-2). On tiles and in San Juan the kind does not matter. */
export type Person = 'colonist' | 'noble';

/** Number of colonists and nobles that are in no building. */
export function notInBuildings(
  state: GameState,
  seat: Seat,
  { city, special }: PlaceAction,
): Readonly<Record<Person, number>> {
  const { special: owned } = state.players[seat];
  const seated = total(special);
  const others = colonists(state, seat) - owned;
  return { noble: owned - seated, colonist: others - (total(city) - seated) };
}

/** The next person to place: of the chosen kind if there is one left. */
export function nextPerson(outside: Readonly<Record<Person, number>>, chosen: Person): Person {
  if (outside[chosen] > 0) return chosen;
  return chosen === 'noble' ? 'colonist' : 'noble';
}

/** Whether a noble leaves to make room. The kind that was not chosen leaves first. */
export function nobleLeaves(chosen: Person, filled: number, nobles: number): boolean {
  return nobles > 0 && (chosen === 'colonist' || nobles === filled);
}
