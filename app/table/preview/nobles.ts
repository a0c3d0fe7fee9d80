import { colonists, type GameState, type PlaceAction, type Seat } from '#engine';
import { total } from './placement';

/** The kind of person put into a building (X2-2). On tiles and in San Juan they are not told apart. */
export type Person = 'colonist' | 'noble';

/** How many of each are in no building yet, so that they could still go into one. */
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

/** The next person to go in: of the chosen kind, as long as there is one. */
export function nextPerson(outside: Readonly<Record<Person, number>>, chosen: Person): Person {
  if (outside[chosen] > 0) return chosen;
  return chosen === 'noble' ? 'colonist' : 'noble';
}

/** Whether it is a noble who makes room for the kind that was chosen: the other kind goes first. */
export function nobleLeaves(chosen: Person, filled: number, nobles: number): boolean {
  return nobles > 0 && (chosen === 'colonist' || nobles === filled);
}
