import { isRefusal, restoreEvent, restoreView, viewFor } from '#engine';
import { projectMatch, storedMatch } from '#functions/match/project';
import { publish } from '#functions/match/publish';
import { readRecord, recordDocFrom } from '#functions/match/record';
import { readMatch, readPublicView } from '#online/unpack';
import { catchUp } from '#online/view';
import { readBatch } from '#online/watchMatch';
import { privateView, read } from '#protocol/documents';
import { PROTOCOL } from '#protocol/version';
import { LogReader } from '#session/online/logReader';
import { needsNewerApp } from '#session/online/outdatedApp';
import { readView } from '#session/online/playerView';
import { gameOf } from '#tests/functions/support/matches';
import { matchDocument } from '#tests/support/fixtures';

const recorded = readRecord(recordDocFrom(matchDocument('secret/state')));

/** The document as the referee would write it today. */
const published = () =>
  publish(recorded, { ...recorded, published: { publicVersion: 0, steps: [] } });

function tableOf(data: object | null) {
  const table = readPublicView(data);
  if (table === null) throw new Error('there is no table');
  return table;
}

describe('a match', () => {
  it('is read with all its fields', () => {
    const { record, table } = published();
    expect(readMatch(storedMatch(record))).toEqual(projectMatch(record));
    expect(readView(tableOf(table), null)).toEqual(viewFor(gameOf(record), null));
  });

  it.each([
    ['of a later protocol', { protocol: PROTOCOL + 1 }],
    ['that says no protocol', { protocol: undefined }],
    ['with strange seats', { members: 'everybody' }],
    ['that cannot be unpacked', { rest: new Uint8Array([1, 2, 3]) }],
    ['without anything', { rest: undefined }],
  ])('%s is not read', (_what, change) => {
    expect(readMatch({ ...storedMatch(recorded), ...change })).toBeNull();
  });

  it('with a module that this app lacks needs a newer app', () => {
    const info = projectMatch(recorded);
    expect(needsNewerApp(info)).toBe(false);
    expect(needsNewerApp({ modules: { ...info.modules, dragons: 1 } })).toBe(true);
    expect(needsNewerApp({ modules: { ...info.modules, base: 99 } })).toBe(true);
  });

  it('is not shown if its table is of a later version', () => {
    const read = tableOf(published().table);
    const newer = { ...read, view: { ...read.view, modules: { base: 99 } } };
    expect(readView(newer, null)).toBeNull();
    expect(isRefusal(restoreView(read.view))).toBe(false);
  });
});

describe('documents of the first version', () => {
  const match = readMatch(matchDocument());
  const table = match && catchUp(tableOf(matchDocument('table/view')), match);
  if (match === null || table === null) throw new Error('the fixture cannot be read');
  const plies = [...readBatch(matchDocument('log/0')), ...table.plies];

  it('show the table to everybody, and to each player their own data', () => {
    expect(match).toEqual(projectMatch(recorded));
    expect(readView(table, null)).toEqual(viewFor(gameOf(recorded), null));
    for (const seat of [0, 1] as const) {
      const uid = match.seats[seat]?.uid ?? '';
      const own = read(privateView, matchDocument(`views/${uid}`));
      expect(readView({ ...table, plies }, own)).toEqual(viewFor(gameOf(recorded), seat));
    }
  });

  it('contain the whole log', () => {
    const { options } = gameOf(recorded);
    const entries = new LogReader().read(plies, options);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, at) => at));
    expect(entries).toHaveLength(plies.flatMap(({ events }) => events).length);
    expect(restoreEvent({ type: 'unheardOf' }, options)).toBeNull();
  });
});
