import { createGame, isRefusal, openingEvents, type Seat } from '#engine';
import { refuse } from '#functions/errors/refuse';
import type { BotLevel } from '#protocol/limits';
import type { MatchSeat } from '#protocol/match';
import { engineSeat, puertomasLast } from './engineSeat';
import { modulesFor } from './gameViews';
import { appendPly, openingPly } from './log';
import { distinctName } from './names';
import { randomSeed, shuffle } from './random';
import { freshSeat, type MatchRecord } from './recordSchema';
import { settle } from './referee';
import { publicSeats } from './seats';

/** Towns of Puerto Rico, because their names need no translation. */
const BOT_NAMES = ['Ponce', 'Mayagüez', 'Arecibo', 'Caguas', 'Fajardo'];
const PUERTOMA_NAMES = ['Puertoma I', 'Puertoma II'];
const DEFAULT_LEVEL: BotLevel = 'medium';

export const openSeat: MatchSeat = {
  kind: 'open',
  uid: null,
  name: '',
  left: null,
  level: DEFAULT_LEVEL,
};
export const botSeat = (level: BotLevel): MatchSeat => ({ ...openSeat, kind: 'bot', level });
export const puertomaSeat: MatchSeat = { ...openSeat, kind: 'puertoma' };

/**
 * Begins the game with a random seed and final names. Seats are shuffled, so that the owner does
 * not always start.
 */
export function begin(record: MatchRecord, openSeats: 'bots' | 'remove', now: number): MatchRecord {
  const known = publicSeats(record);
  const filled =
    openSeats === 'bots'
      ? known.map((seat) => (seat.kind === 'open' ? botSeat(seat.level) : seat))
      : known.filter(({ kind }) => kind !== 'open');
  if (filled.length < 2) throw refuse('tooFewSeats');
  const named = withDistinctNames(puertomasLast(shuffle(filled)));
  const seats = named.map(freshSeat);
  const state = createGame({
    ...record.rules,
    // The seats are shuffled already, so the first player is random without V-7.
    variants: { ...record.rules.variants, randomFirstPlayer: false },
    seats: named.map(engineSeat),
    seed: randomSeed(),
  });
  if (isRefusal(state)) throw refuse('tooFewSeats');
  // The governor of a new game is one of its seats.
  const opening = openingPly(state.governor as Seat, state.round);
  const log = appendPly(record.log, opening, null, openingEvents(state), seats.length);
  const version = record.version + 1;
  return settle(
    {
      ...record,
      ...{ status: 'running', seats, state, version, log },
      begunWith: modulesFor({ ...record, seats }),
    },
    [],
    now,
  );
}

/** Makes names unique within the match, because people may share a name or use a bot's. */
function withDistinctNames(seats: readonly MatchSeat[]): MatchSeat[] {
  const named: MatchSeat[] = [];
  for (const seat of seats) {
    const wanted = seat.name === '' ? nameAfter(named, seat) : seat.name;
    const taken = [...named, ...seats].filter((other) => other !== seat).map(({ name }) => name);
    const mine = seat.kind === 'person' ? named.map(({ name }) => name) : taken;
    named.push({ ...seat, name: distinctName(wanted, mine) });
  }
  return named;
}

function nameAfter(named: readonly MatchSeat[], { kind }: MatchSeat): string {
  const names = kind === 'puertoma' ? PUERTOMA_NAMES : BOT_NAMES;
  const place = kind === 'puertoma' ? named.filter((it) => it.kind === kind).length : named.length;
  return names[place] ?? `${place}`;
}
