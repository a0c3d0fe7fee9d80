jest.mock('#engine/modules/list', () => jest.requireActual('#tests/engine/toy/list'));

import { isRefusal, parseAction, play, restore, type Seat, seedRandom } from '#engine';
import { projectPrivateView, storedMatch } from '#functions/match/project';
import { publish } from '#functions/match/publish';
import type { MatchRecord } from '#functions/match/recordSchema';
import { playAction, settle } from '#functions/match/referee';
import { projectRevealed } from '#functions/match/revealed';
import { actingSeatsOf } from '#functions/match/seats';
import { readMatch, unpack } from '#online/unpack';
import { ownLog } from '#online/view';
import { matchSecrets, privateView, read, publicView as tableSchema } from '#protocol/documents';
import type { LoggedPly } from '#protocol/match';
import { randomAction } from '#tests/engine/support/random';
import { gameOf, newMatch } from './support/matches';

/** Tests that secretly pledged cards of the toy do not leave the referee. */

interface Played {
  readonly record: MatchRecord;
  /** The log as everybody reads it, and as each seat does. */
  readonly told: ReadonlyMap<number, LoggedPly>;
  readonly own: readonly ReadonlyMap<number, LoggedPly>[];
}

/** Plays a match to its end and collects the content of its documents. */
function playMatch(seed: string): Played {
  const random = seedRandom(seed);
  const told = new Map<number, LoggedPly>();
  const own = [0, 1, 2].map(() => new Map<number, LoggedPly>());
  let record = newMatch({ expansions: ['toy'] });
  while (record.status === 'running') {
    const [seat] = actingSeatsOf(record) as [Seat];
    const next = playAction(record, seat, randomAction(gameOf(record), seat, random), 'person');
    if (isRefusal(next)) throw new Error(next.code);
    const { record: after, table } = publish(record, settle(next, [seat], 0));
    expect(projectRevealed(record)).toBeNull();
    record = after;
    for (const ply of publicPlies(record, table)) told.set(ply.ply, ply);
    gatherOwn(record, own);
  }
  return { record, told, own };
}

function publicPlies(record: MatchRecord, written: { view: unknown } | null): readonly LoggedPly[] {
  const match = readMatch(storedMatch(record));
  const table = written && read(tableSchema, unpack(written.view));
  return [...(table?.plies ?? []), ...(match?.recent?.plies ?? [])];
}

function gatherOwn(record: MatchRecord, own: readonly Map<number, LoggedPly>[]): void {
  const { version, log } = record;
  own.forEach((plies, seat) => {
    const view = read(privateView, projectPrivateView(record, seat as Seat));
    const table = { version, view: {}, plies: log.plies };
    for (const ply of ownLog(table, view)) plies.set(ply.ply, ply);
  });
}

describe('a secret action', () => {
  const { record, told, own } = playMatch('in secret');
  const pledges = [...told.values()].filter(({ line }) => line.startsWith('pledge'));

  it('I-3: is in no document that others can read, neither the action nor its events', () => {
    expect(pledges.length).toBeGreaterThan(3);
    expect(new Set(pledges.map(({ line }) => line))).toEqual(new Set(['pledge ?']));
    const events = pledges.flatMap(({ events }) => events.filter(({ type }) => type === 'pledged'));
    expect(events.length).toBeGreaterThan(3);
    expect(events.filter(({ card }) => card !== null)).toEqual([]);
  });

  it('I-3: is in the log of its player, and of nobody else', () => {
    for (const { ply, seat } of pledges) {
      for (const viewer of [0, 1, 2]) {
        const line = own[viewer]?.get(ply)?.line ?? '';
        if (viewer === seat) expect(line).not.toBe('pledge ?');
        else expect(line).toBe('pledge ?');
      }
    }
  });

  it('I-4: is revealed with the seed when the match is over, so that it can be replayed', () => {
    const doc = projectRevealed(record);
    const secrets = read(matchSecrets, doc && unpack(doc.secrets));
    if (secrets === null) throw new Error('nothing was revealed');
    let state = restore(secrets.start);
    const lines = new Map(secrets.plies.map(({ ply, line }) => [ply, line]));
    for (const { ply, seat, line } of [...told.values()].sort((a, b) => a.ply - b.ply).slice(1)) {
      const action = parseAction(lines.get(ply) ?? line);
      const played = isRefusal(state) || action === null ? null : play(state, seat, action);
      if (played === null || isRefusal(played)) throw new Error(`ply ${ply} does not replay`);
      state = played.state;
    }
    expect(state).toEqual(record.state);
  });

  it('V-10, I-4: is revealed for a classic match that began with the corrections of 2026', () => {
    const state = gameOf(record);
    const variants = { ...state.options.variants, corrections2026: true };
    const begun = { ...record, state: { ...state, options: { ...state.options, variants } } };
    const doc = projectRevealed(begun);
    const secrets = read(matchSecrets, doc && unpack(doc.secrets));
    expect(secrets?.start).toMatchObject({ options: { variants: { corrections2026: true } } });
  });

  it('I-4: is not revealed if the rules have changed since the match began', () => {
    expect(projectRevealed({ ...record, begunWith: { base: 0, toy: 1 } })).toBeNull();
    expect(projectRevealed({ ...record, begunWith: null })).toBeNull();
  });
});
