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
import { freshSeat, type MatchRecord, type SeatClock } from '#functions/match/recordSchema';
import { seatEntries, withPublicSeat } from '#functions/match/seats';
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
    seats: seats.map(freshSeat),
    createdAt: 0,
    updatedAt: 0,
    version: 0,
    state: null,
    botSeed: 'bots',
    totalTime: null,
    removed: [],
    listedAt: 0,
    listDueAt: null,
    published: nothingPublished,
    log: emptyLog,
    begunWith: null,
    answered: [],
    rematch: null,
  };
}

/** The match with other clocks, by seat. */
const withClocks = (record: MatchRecord, clocks: readonly Partial<SeatClock>[]): MatchRecord => ({
  ...record,
  seats: record.seats.map((it, seat) => ({ ...it, clock: { ...it.clock, ...clocks[seat] } })),
});
const clocksOf = <Field extends keyof SeatClock>({ seats }: MatchRecord, field: Field) =>
  seats.map(({ clock }) => clock[field]);
const NOT_WAITING = [1, 2, 3].map(() => ({ waitingSince: null }));

describe('clocks of a match', () => {
  const match = begin(lobby([person('ana'), person('ben'), person('eva')]), 'remove', 1000);

  it('the first player has the whole time from the start', () => {
    expect(clocksOf(match, 'waitingSince')).toEqual([1000, null, null]);
    expect(deadlineOf(match)).toBe(1000 + 12 * HOUR);
    expect(wakeTimeOf(match)).toBe(1000 + 9 * HOUR);
  });

  it('several players keep their own time; the one who acted gets it anew', () => {
    const clocks = [1000, 2000, 3000].map((waitingSince) => ({ waitingSince }));
    const placing = withClocks(match, clocks);
    const after = restartClocks(placing, [0, 1, 2], [1], 5000);
    expect(clocksOf(after, 'waitingSince')).toEqual([1000, 5000, 3000]);
    expect(deadlineOf(after)).toBe(1000 + 12 * HOUR);
    expect(seatsOutOfTime(after, 3000 + 12 * HOUR)).toEqual([0, 2]);
  });

  it('nobody is reminded twice of the same turn', () => {
    expect(seatsToRemind(match, 1000 + 9 * HOUR)).toEqual([0]);
    const reminded = withClocks(match, [{ reminded: true }]);
    expect(seatsToRemind(reminded, 1000 + 9 * HOUR)).toEqual([]);
    expect(wakeTimeOf(reminded)).toBe(1000 + 12 * HOUR);
    const later = restartClocks(reminded, [0], [], 2000);
    expect(clocksOf(later, 'reminded')).toEqual([true, false, false]);
    const acted = restartClocks(reminded, [0], [0], 2000);
    expect(clocksOf(acted, 'reminded')).toEqual([false, false, false]);
  });

  it('an active player is notified a minute later, an absent one at once', () => {
    const now = 90 * MINUTE;
    const { seats } = withClocks(match, NOT_WAITING);
    const rated = seats.map((it, seat) => ({ ...it, rate: { window: 90 - seat, count: 1 } }));
    const asked = restartClocks({ ...match, seats: rated }, [0, 1, 2], [], now);
    expect(clocksOf(asked, 'presence')).toEqual(['here', 'here', null]);
    expect(wakeTimeOf(asked)).toBe(now + MINUTE);
    expect(seatsToCall(asked, now + MINUTE - 1)).toEqual([]);
    expect(seatsToCall(asked, now + MINUTE)).toEqual([0, 1]);
    const called = withClocks(asked, [{ presence: 'called' }, { presence: 'called' }]);
    expect(seatsToCall(called, now + MINUTE)).toEqual([]);
    expect(wakeTimeOf(called)).toBe(now + 9 * HOUR);
    const acted = restartClocks(called, [0, 1], [0], now + MINUTE);
    expect(clocksOf(acted, 'presence')).toEqual([null, 'called', null]);
  });

  it('a player who has not acted yet does not count as active', () => {
    const asked = restartClocks(withClocks(match, NOT_WAITING), [1], [], 2000);
    expect(clocksOf(asked, 'presence')).toEqual([null, null, null]);
  });

  it('bots act before anybody is asked', () => {
    const withBots = begin(lobby([botSeat('easy'), person('ana'), botSeat('easy')]), 'remove', 7);
    expect(clocksOf(withBots, 'waitingSince').map((since) => since !== null)).toEqual(
      withBots.seats.map((it) => it.public.kind === 'person'),
    );
    const first = withBots.log.plies[0]?.seat ?? 0;
    const hasBotBegun = withBots.seats[first]?.public.kind === 'bot';
    expect(withBots.log.plies.slice(1).some(({ by }) => by === 'bot')).toBe(hasBotBegun);
  });

  it('a match in which only bots are to act wakes at once', () => {
    const left = seatEntries(match).reduce(
      (it, [seat]) => withPublicSeat(it, seat, { left: 'timedOut' }),
      match,
    );
    expect(wakeTimeOf(left)).toBe(match.updatedAt);
  });
});
