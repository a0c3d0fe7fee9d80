import { isRefusal, play, type Refusal, type Seat, writeAction } from '../../../src/engine';
import type { LoggedPly } from '../../../src/protocol/match';
import { botAction, botToAct, type Patience } from './bots';
import { restartClocks } from './clock';
import { appendPly } from './log';
import { orderedAction } from './orders';
import { actingSeatsOf, isPlayedByPerson, type MatchRecord } from './record';

/** Bots act right after the person, but one call does not last forever: the rest comes later. */
const MOST_PLIES = 120;
const MOST_ITERATIONS = 3000;

/** One action of a seat, with everything that follows by itself. */
export function playAction(
  record: MatchRecord,
  seat: Seat,
  action: unknown,
  by: LoggedPly['by'],
): MatchRecord | Refusal {
  if (record.state === null) throw new Error('a match without a game cannot be played');
  const played = play(record.state, seat, action);
  if (isRefusal(played)) return played;
  const { state, events } = played;
  const line = writeAction(seat, action as Parameters<typeof writeAction>[1]).slice(2);
  const ply = { ply: state.ply, seat, by, line, round: record.state.round };
  return {
    ...record,
    state,
    version: record.version + 1,
    log: appendPly(record.log, ply, events),
  };
}

/**
 * Brings a match to the point where it waits for a person: bots act, orders are carried out,
 * the end is noticed, clocks start. `acted` are the seats of people who did something just now.
 */
export function settle(record: MatchRecord, acted: readonly Seat[], now: number): MatchRecord {
  const settled = withStatus(playOn(withStatus(record)));
  const clocked = restartClocks(settled, actingSeatsOf(settled), acted, now);
  return { ...clocked, updatedAt: now };
}

function withStatus(record: MatchRecord): MatchRecord {
  if (record.status !== 'running' && record.status !== 'abandoned') return record;
  if (record.state?.over) return { ...record, status: 'over' };
  return { ...record, status: record.seats.some(isPlayedByPerson) ? 'running' : 'abandoned' };
}

/** Plays on while bots are to act, or people who said ahead what they want. */
function playOn(record: MatchRecord): MatchRecord {
  const patience = { iterations: MOST_ITERATIONS };
  let current = record;
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    const next = nextPly(current, patience);
    if (next === undefined) return current;
    if (isRefusal(next)) throw new Error(`rule ${next.rule} was broken (${next.code})`);
    current = next;
  }
  return current;
}

function nextPly(record: MatchRecord, patience: Patience): MatchRecord | Refusal | undefined {
  const bot = botToAct(record);
  if (bot !== undefined) return playAction(record, bot, botAction(record, bot, patience), 'bot');
  const ordered = orderedAction(record);
  return ordered && playAction(record, ordered.seat, ordered.action, 'person');
}
