import { type Action, refusalFor, type Seat } from '../../../src/engine';
import { actingSeatsOf, isPlayedByPerson, type MatchRecord } from './record';

export interface Ordered {
  readonly seat: Seat;
  readonly action: Action;
}

/** Somebody whose turn it is and who said ahead what to do, if that is allowed now. */
export function orderedAction(record: MatchRecord): Ordered | undefined {
  for (const seat of actingSeatsOf(record)) {
    const action = wishedBy(record, seat);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
}

function wishedBy({ seats, state, orders }: MatchRecord, seat: Seat): Action | undefined {
  const given = orders[seat];
  if (state === null || !given || !isPlayedByPerson(seats[seat])) return undefined;
  if (given.round !== state.round || given.role !== state.role) return undefined;
  return given.wishes.find((wish) => refusalFor(state, seat, wish) === null);
}
