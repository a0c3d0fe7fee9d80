import { isDeepStrictEqual } from 'node:util';
import {
  createGame,
  EXPANSIONS,
  isRefusal,
  ROLE_NAMES,
  SEATS,
  type Seat,
  seedRandom,
  viewFor,
} from '#engine';
import { storedView } from '#functions/match/gameViews';
import type { MatchRecord } from '#functions/match/recordSchema';
import { actingSeatsOf, withSeat } from '#functions/match/seats';
import { changedViews, withViewVersions } from '#functions/match/views';
import type { UserId } from '#protocol/ids';
import type { MatchRules, PrivateViewDoc } from '#protocol/match';
import { readView } from '#session/online/playerView';
import { gameOf, newMatch, played } from './support/matches';

/** Three phones that follow a match, without a database. */
class Phones {
  written = 0;
  private readonly documents = new Map<UserId, PrivateViewDoc>();

  take(before: MatchRecord | null, after: MatchRecord): void {
    for (const { uid, view } of changedViews(before, after)) {
      this.documents.set(uid, view);
      this.written++;
    }
  }

  /** The view that a seat's phone shows. */
  view({ seats, version, log, state }: MatchRecord, seat: Seat) {
    const uid = seats[seat]?.public.uid;
    const own = (uid && this.documents.get(uid)) ?? null;
    return readView({ version, view: storedView(gameOf({ state }), null), plies: log.plies }, own);
  }
}

/** A match with a fixed seed and, if given, this many tokens in the supply. */
function matchFrom(seed: string, rules: Partial<MatchRules>, supply?: number): MatchRecord {
  const begun = newMatch(rules);
  const state = createGame({ ...gameOf(begun).options, seed });
  if (isRefusal(state)) throw new Error(state.code);
  return { ...begun, state: { ...state, vp: supply ?? state.vp } };
}

function next(before: MatchRecord, random: number[]): MatchRecord {
  const [seat] = actingSeatsOf(before) as [Seat];
  return withViewVersions(before, played(before, seat, random));
}

function expectOwnViews(phones: Phones, record: MatchRecord): void {
  const state = gameOf(record);
  for (const seat of state.over ? [] : SEATS.slice(0, 3)) {
    const [shown, seen] = [phones.view(record, seat), viewFor(state, seat)];
    // Jest's matcher is slow for whole views, so it only reports the difference.
    if (!isDeepStrictEqual(shown, seen)) {
      expect({ ply: state.ply, seat, view: shown }).toEqual({ ply: state.ply, seat, view: seen });
    }
  }
}

/** Plays a match to its end. Views are written as by the referee, and compared at every ply. */
function follow(start: MatchRecord, seed: string) {
  const random = seedRandom(seed);
  const phones = new Phones();
  let record = start;
  phones.take(null, record);
  while (record.status === 'running') {
    expectOwnViews(phones, record);
    const after = next(record, random);
    phones.take(record, after);
    record = after;
  }
  return { record, written: phones.written };
}

describe('CA-11: private data of a seat', () => {
  it.each([
    { name: 'the base game', rules: {} },
    { name: 'every expansion', rules: { expansions: EXPANSIONS } },
    { name: '1897', rules: { edition: '1897', expansions: EXPANSIONS } as const },
    { name: 'V-6', rules: { variants: { openScores: true } } },
  ])('is right on every phone at every ply: $name', ({ rules }) => {
    for (const seed of ['one', 'two', 'three']) {
      const { record } = follow(matchFrom(seed, rules), seed);
      expect(gameOf(record).over).toBe(true);
    }
  });

  it('I-5: needs no new view for tokens that are taken in public', () => {
    const { record, written } = follow(matchFrom('shipping', {}), 'shipping');
    expect(gameOf(record).players.reduce((sum, { vp }) => sum + vp, 0)).toBeGreaterThan(10);
    expect(written).toBe(3);
  });

  it('CA-10: needs a new view for points beyond the last token', () => {
    const { record, written } = follow(matchFrom('loads', {}, 3), 'loads');
    expect(gameOf(record).players.some(({ surplusVp }) => surplusVp > 0)).toBe(true);
    expect(written).toBeGreaterThan(3);
  });

  it('counts tokens once, also when a view is rewritten for its orders', () => {
    const random = seedRandom('wishes');
    const phones = new Phones();
    let record = matchFrom('wishes', {});
    phones.take(null, record);
    let wished = 0;
    for (let plies = 0; plies < 150 && record.status === 'running'; plies++) {
      const after = next(record, random);
      const { round, role } = gameOf(after);
      const wish = { round, role: role === null ? '' : ROLE_NAMES[role], actions: ['pass'] };
      const hasTokens = gameOf(after).players[0]?.vp !== gameOf(record).players[0]?.vp;
      const changed = hasTokens ? withSeat(after, 0, { orders: wish }) : after;
      if (hasTokens) wished++;
      phones.take(record, changed);
      expectOwnViews(phones, changed);
      record = withSeat(changed, 0, { orders: null });
    }
    expect(wished).toBeGreaterThan(2);
  });
});
