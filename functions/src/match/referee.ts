import { type Action, isRefusal, play, type Refusal, type Seat } from '#engine';
import type { LoggedPly } from '#protocol/match';
import { endStandIns, returnToSeat } from './absence';
import { botAction, botToAct, type ThinkingBudget } from './bots';
import { restartClocks } from './clock';
import { appendPly } from './log';
import { orderedAction } from './orders';
import type { MatchRecord } from './recordSchema';
import { actingSeatsOf, isPlayedByPerson, publicSeats } from './seats';

/**
 * Limits for bots that act in the same call as the person before them. The rest follows in another
 * call. A hard bot's decision takes 1,000 iterations; docs/OPERATIONS.md has the times.
 */
const MAX_PLIES = 120;
export const MAX_ITERATIONS = 10_000;

/** Plays one action of a seat, with all its automatic consequences. */
export function playAction(
  record: MatchRecord,
  seat: Seat,
  action: Action,
  by: LoggedPly['by'],
): MatchRecord | Refusal {
  if (record.state === null) throw new Error('a match without a game cannot be played');
  const played = play(record.state, seat, action);
  if (isRefusal(played)) return played;
  const { state, events } = played;
  const ply = { ply: state.ply, seat, by, round: record.state.round };
  const after = {
    ...record,
    state,
    version: record.version + 1,
    log: appendPly(record.log, ply, action, events, record.seats.length),
  };
  return by === 'person' ? returnToSeat(after, seat) : endStandIns(after);
}

/**
 * Plays bots and orders until the match waits for a person, then updates the status and the clocks.
 * `acted` lists the seats of people who have just acted: of those already waited for, only they get
 * new time.
 */
export function settle(record: MatchRecord, acted: readonly Seat[], now: number): MatchRecord {
  const begun = withStatus(record);
  const settled = withStatus(playOn(begun));
  const since = settled.log.plies.slice(begun.log.plies.length);
  const ordered = since.filter(({ by }) => by === 'person').map(({ seat }) => seat);
  const clocked = restartClocks(settled, actingSeatsOf(settled), [...acted, ...ordered], now);
  return { ...clocked, updatedAt: now };
}

function withStatus(record: MatchRecord): MatchRecord {
  if (record.status !== 'running' && record.status !== 'abandoned') return record;
  if (record.state?.over) return { ...record, status: 'over' };
  return {
    ...record,
    status: publicSeats(record).some(isPlayedByPerson) ? 'running' : 'abandoned',
  };
}

/** Plays while bots, or people who gave orders, are to act. */
function playOn(record: MatchRecord): MatchRecord {
  const budget = { iterations: MAX_ITERATIONS };
  let current = record;
  for (let plies = 0; plies < MAX_PLIES; plies++) {
    const next = nextPly(current, budget);
    if (next === undefined) return current;
    if (isRefusal(next)) throw new Error(`rule ${next.rule} was broken (${next.code})`);
    current = next;
  }
  return current;
}

function nextPly(record: MatchRecord, budget: ThinkingBudget): MatchRecord | Refusal | undefined {
  const bot = botToAct(record);
  if (bot !== undefined) {
    const action = botAction(record, bot, budget);
    return action === null ? undefined : playAction(record, bot, action, 'bot');
  }
  const ordered = orderedAction(record);
  return ordered && playAction(record, ordered.seat, ordered.action, 'person');
}
