import { createGame, isRefusal, openingEvents, type Seat } from '../../../src/engine';
import type { BotLevel } from '../../../src/protocol/limits';
import type { MatchSeat } from '../../../src/protocol/match';
import { no } from '../call/refuse';
import { appendPly, openingPly } from './log';
import { randomSeed } from './random';
import type { MatchRecord } from './record';
import { settle } from './referee';

/** Towns of the island: a name needs no translation. */
const BOT_NAMES = ['Ponce', 'Mayagüez', 'Arecibo', 'Caguas', 'Fajardo'];
const DEFAULT_LEVEL: BotLevel = 'medium';

export const openSeat: MatchSeat = {
  kind: 'open',
  uid: null,
  name: '',
  left: null,
  level: DEFAULT_LEVEL,
};
export const botSeat = (level: BotLevel): MatchSeat => ({ ...openSeat, kind: 'bot', level });

/** The game begins: seats get their final names and the referee's own dice are thrown. */
export function begin(record: MatchRecord, openSeats: 'bots' | 'remove', now: number): MatchRecord {
  const filled =
    openSeats === 'bots'
      ? record.seats.map((seat) => (seat.kind === 'open' ? botSeat(seat.level) : seat))
      : record.seats.filter(({ kind }) => kind !== 'open');
  if (filled.length < 2) throw no('tooFewSeats');
  const seats = withDistinctNames(filled);
  const state = createGame({
    ...record.rules,
    seats: seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'human' })),
    seed: randomSeed(),
  });
  if (isRefusal(state)) throw no('tooFewSeats');
  const opening = openingPly(state.governor as Seat, state.round);
  const log = appendPly(record.log, opening, openingEvents(state));
  const version = record.version + 1;
  return settle({ ...record, status: 'running', seats, state, version, log }, [], now);
}

/** Two people may have the same name; at the table they must not. */
function withDistinctNames(seats: readonly MatchSeat[]): MatchSeat[] {
  const taken = new Set<string>();
  return seats.map((seat, index) => {
    const wanted = seat.name === '' ? (BOT_NAMES[index] ?? `${index}`) : seat.name;
    let name = wanted;
    for (let copy = 2; taken.has(name); copy++) name = `${wanted} ${copy}`;
    taken.add(name);
    return { ...seat, name };
  });
}
