import { begin, botSeat, openSeat } from '#functions/match/begin';
import {
  deadlineOf,
  restartClocks,
  seatsOutOfTime,
  seatsToCall,
  seatsToRemind,
  wakeTimeOf,
} from '#functions/match/clock';
import { emptyLog } from '#functions/match/log';
import { nothingPublished } from '#functions/match/published';
import { freshSeats, type MatchRecord } from '#functions/match/record';
import { RECORD_SCHEMA } from '#functions/match/upgrade';
import type { UserId } from '#protocol/ids';
import type { MatchSeat } from '#protocol/match';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const person = (name: string): MatchSeat => ({
  ...openSeat,
  kind: 'person',
  uid: name as UserId,
  name,
});

function lobby(seats: readonly MatchSeat[]): MatchRecord {
  return {
    schema: RECORD_SCHEMA,
    id: 'A'.repeat(20) as MatchRecord['id'],
    status: 'lobby',
    isPublic: false,
    owner: 'ana' as UserId,
    code: 'ABCDEFGHJKLM' as MatchRecord['code'],
    rules: { edition: 'classic', expansions: [], variants: {}, board: 'draft' },
    turnLimit: 43_200,
    seats,
    createdAt: 0,
    updatedAt: 0,
    version: 0,
    state: null,
    botSeed: 'bots',
    totalTime: null,
    ...freshSeats(seats),
    removed: [],
    published: nothingPublished,
    log: emptyLog,
    begunWith: null,
    answered: [],
    rematch: null,
  };
}

describe('clocks of a match', () => {
  const match = begin(lobby([person('ana'), person('ben'), person('eva')]), 'remove', 1000);

  it('the first player has the whole time from the start', () => {
    expect(match.waitingSince).toEqual([1000, null, null]);
    expect(deadlineOf(match)).toBe(1000 + 12 * HOUR);
    expect(wakeTimeOf(match)).toBe(1000 + 9 * HOUR);
  });

  it('several who wait keep their own time; who acted gets it anew', () => {
    const placing = { ...match, waitingSince: [1000, 2000, 3000] };
    const after = restartClocks(placing, [0, 1, 2], [1], 5000);
    expect(after.waitingSince).toEqual([1000, 5000, 3000]);
    expect(deadlineOf(after)).toBe(1000 + 12 * HOUR);
    expect(seatsOutOfTime(after, 3000 + 12 * HOUR)).toEqual([0, 2]);
  });

  it('nobody is reminded twice of the same turn', () => {
    expect(seatsToRemind(match, 1000 + 9 * HOUR)).toEqual([0]);
    const reminded = { ...match, reminded: [true, false, false] };
    expect(seatsToRemind(reminded, 1000 + 9 * HOUR)).toEqual([]);
    expect(wakeTimeOf(reminded)).toBe(1000 + 12 * HOUR);
    expect(restartClocks(reminded, [0], [], 2000).reminded).toEqual([true, false, false]);
    expect(restartClocks(reminded, [0], [0], 2000).reminded).toEqual([false, false, false]);
  });

  it('who was playing when the turn came is called a minute later, who was away is told at once', () => {
    const now = 90 * MINUTE;
    const pace = [90, 89, 88].map((window) => ({ window, count: 1 }));
    const away = { ...match, waitingSince: [null, null, null], pace };
    const asked = restartClocks(away, [0, 1, 2], [], now);
    expect(asked.presence).toEqual(['here', 'here', null]);
    expect(wakeTimeOf(asked)).toBe(now + MINUTE);
    expect(seatsToCall(asked, now + MINUTE - 1)).toEqual([]);
    expect(seatsToCall(asked, now + MINUTE)).toEqual([0, 1]);
    const called = { ...asked, presence: ['called', 'called', null] as const };
    expect(seatsToCall(called, now + MINUTE)).toEqual([]);
    expect(wakeTimeOf(called)).toBe(now + 9 * HOUR);
    expect(restartClocks(called, [0, 1], [0], now + MINUTE).presence).toEqual([
      null,
      'called',
      null,
    ]);
  });

  it('nobody who has not acted yet is taken to be playing', () => {
    const asked = restartClocks({ ...match, waitingSince: [null, null, null] }, [1], [], 2000);
    expect(asked.presence).toEqual([null, null, null]);
  });

  it('bots act before anybody is waited for', () => {
    const withBots = begin(lobby([botSeat('easy'), person('ana'), botSeat('easy')]), 'remove', 7);
    expect(withBots.waitingSince.map((since) => since !== null)).toEqual(
      withBots.seats.map(({ kind }) => kind === 'person'),
    );
    const first = withBots.log.plies[0]?.seat ?? 0;
    const hasBotBegun = withBots.seats[first]?.kind === 'bot';
    expect(withBots.log.plies.slice(1).some(({ by }) => by === 'bot')).toBe(hasBotBegun);
  });

  it('a match left to bots with work to do wakes at once', () => {
    const left = match.seats.map((seat) => ({ ...seat, left: 'timedOut' as const }));
    expect(wakeTimeOf({ ...match, seats: left })).toBe(match.updatedAt);
  });
});
