// Must be first, to capture the referee's log.
import './support/warnings';

import { isRefusal, legalActions, PASS, type Seat, seatsToAct } from '#engine';
import {
  isCurrentFormat,
  type RecordDoc,
  readRecord,
  recordDocFrom,
  writeRecord,
} from '#functions/match/record';
import type { MatchRecord } from '#functions/match/recordSchema';
import { playAction } from '#functions/match/referee';
import { actingSeatsOf } from '#functions/match/seats';
import { bringUpToDate, RECORD_SCHEMA } from '#functions/match/upgrade';
import { matchDocument } from '#tests/support/fixtures';
import { gameOf, played } from './support/matches';
import { warnings } from './support/warnings';

const docOf = (): RecordDoc => recordDocFrom(matchDocument('secret/state'));
const readAnew = (record: MatchRecord) => readRecord(writeRecord(record));

const { id: matchId } = readRecord(docOf());

interface Stored {
  schema: number;
  state: { modules: Record<string, number> };
  [field: string]: unknown;
}

/** A record as written today, with a change. */
function changed(change: (stored: Stored) => void): RecordDoc {
  const doc = writeRecord(readRecord(docOf()));
  const stored: Stored = JSON.parse(doc.json);
  change(stored);
  return { ...doc, json: JSON.stringify(stored) };
}

const refused = (doc: RecordDoc) => () => readRecord(doc);

describe('a stored record', () => {
  it('is the same record when it is read again, and contains only names', () => {
    const record = readRecord(docOf());
    expect(isCurrentFormat(docOf(), record)).toBe(true);
    expect(readAnew(record)).toEqual(record);
    const { json, schema, modules } = writeRecord(record);
    expect({ schema, modules }).toEqual({ schema: RECORD_SCHEMA, modules: { base: 1 } });
    const stored: Stored = JSON.parse(json);
    expect(stored.state).toMatchObject({
      modules: { base: 1 },
      base: { roleTaken: expect.arrayContaining(['craftsman']) },
    });
    expect(stored.log).toMatchObject({
      plies: expect.arrayContaining([
        expect.objectContaining({
          line: 'chooseRole settler',
          events: expect.arrayContaining([
            expect.objectContaining({ type: 'roleChosen', role: 'settler' }),
          ]),
        }),
      ]),
    });
  });

  it('can be continued to the end', () => {
    let record = readRecord(docOf());
    while (record.status === 'running') {
      const [seat] = actingSeatsOf(record);
      if (seat === undefined) throw new Error('nobody is waited for');
      record = readAnew(played(record, seat));
    }
    expect(record.status).toBe('over');
    expect(gameOf(record).over).toBe(true);
  });

  it('of an earlier schema is upgraded step by step', () => {
    const steps = {
      1: (record: Record<string, unknown>) => Object.assign(record, { seats: 2 }),
      2: (record: Record<string, unknown>) =>
        Object.assign(record, { seats: Number(record.seats) + 1 }),
    };
    expect(bringUpToDate({ schema: 1 }, steps, 3)).toEqual({ schema: 3, seats: 3 });
    expect(bringUpToDate({ schema: 2, seats: 4 }, steps, 3)).toEqual({ schema: 3, seats: 5 });
  });

  it('of other versions of the modules is published again', () => {
    const doc = writeRecord({
      ...readRecord(docOf()),
      published: { publicVersion: 3, steps: [] },
    });
    expect(readRecord(doc).published.publicVersion).toBe(3);
    expect(readRecord({ ...doc, modules: { base: 1, nobles: 1 } }).published).toEqual({
      publicVersion: 0,
      steps: [],
    });
  });

  it.each<[string, 'future' | 'fault', () => RecordDoc]>([
    [
      'of a later schema',
      'future',
      () => changed((it) => Object.assign(it, { schema: RECORD_SCHEMA + 1 })),
    ],
    [
      'with a module of a later version',
      'future',
      () => changed(({ state }) => Object.assign(state.modules, { base: 99 })),
    ],
    [
      'with a module that is not here',
      'future',
      () => changed(({ state }) => Object.assign(state.modules, { dragons: 1 })),
    ],
    [
      'in whose lobby a module waits that is not here',
      'future',
      () => ({
        ...changed((it) => Object.assign(it, { state: null })),
        modules: { base: 1, dragons: 1 },
      }),
    ],
    ['that is damaged', 'fault', () => changed((it) => Object.assign(it, { seats: 'none' }))],
    [
      'whose game is damaged',
      'fault',
      () => changed(({ state }) => Object.assign(state, { base: {} })),
    ],
  ])('%s is not read, and stays unchanged', (_what, why, make) => {
    warnings.length = 0;
    const doc = make();
    const before = JSON.stringify(doc);
    expect(refused(doc)).toThrow('unreadable');
    expect(JSON.stringify(doc)).toBe(before);
    expect(warnings).toEqual(why === 'fault' ? [] : [expect.stringContaining('later release')]);
    expect(warnings.every((line) => line.includes(matchId))).toBe(true);
  });

  it('continues from the stored table without using the seed', () => {
    const record = readRecord(
      changed(({ state }) => {
        Object.assign(state, { options: { ...Object(state).options, seed: 'another' } });
      }),
    );
    if (record.state === null) throw new Error('it has begun');
    const seat: Seat = seatsToAct(record.state)[0] ?? 0;
    const action = legalActions(record.state, seat)[0] ?? PASS;
    expect(isRefusal(playAction(record, seat, action, 'person'))).toBe(false);
  });
});
