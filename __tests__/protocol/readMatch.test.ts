import { isRefusal, restoreEvent, restoreView, viewFor } from '#engine';
import { projectMatch, storedMatch } from '#functions/match/project';
import { publish } from '#functions/match/publish';
import { type RecordDoc, readRecord } from '#functions/match/record';
import { readMatch, readTable } from '#online/unpack';
import { readBatch } from '#online/watchMatch';
import { PROTOCOL } from '#protocol/version';
import { needsNewerApp, readView } from '#session/online/newer';
import { StoryTeller } from '#session/online/story';
import { type Release1Entry, release1, release1Content } from '#tests/fixtures/release1';

const running = release1('matches').filter(({ status }) => status === 'running');
const [some] = running;
if (some === undefined) throw new Error('there are no matches');

const documentsOf = (entry: Release1Entry) => Object.entries(release1Content<object>(entry));
const documentOf = (entry: Release1Entry, path: RegExp) =>
  documentsOf(entry).find(([name]) => path.test(name))?.[1] ?? {};
const recordOf = (entry: Release1Entry) =>
  readRecord(release1Content<RecordDoc>(entry)[pathOf(entry, /\/secret\/state$/)] ?? { json: '' });
const pathOf = (entry: Release1Entry, path: RegExp) =>
  documentsOf(entry).find(([name]) => path.test(name))?.[0] ?? '';

/** As the referee would write it with the next move. */
const published = (entry: Release1Entry) => {
  const record = recordOf(entry);
  return publish(record, record);
};

describe('a match of today', () => {
  it('is read as it was meant', () => {
    const { record, table } = published(some);
    const match = readMatch(storedMatch(record));
    expect(match).toEqual({ ...projectMatch(record), table: null });
    const read = table && readTable(table);
    if (!read || record.state === null) throw new Error('there is no table');
    expect(readView(read, null)).toEqual(viewFor(record.state, null));
  });

  it.each([
    ['of a later protocol', { protocol: PROTOCOL + 1 }],
    ['with strange seats', { members: 'everybody' }],
    ['that cannot be unpacked', { rest: new Uint8Array([1, 2, 3]) }],
    ['without anything', { rest: undefined }],
  ])('%s is not read', (_what, change) => {
    expect(readMatch({ ...storedMatch(published(some).record), ...change })).toBeNull();
  });

  it('with a module that this app lacks needs a newer one', () => {
    const info = projectMatch(published(some).record);
    expect(needsNewerApp(info)).toBe(false);
    expect(needsNewerApp({ modules: { ...info.modules, dragons: 1 } })).toBe(true);
    expect(needsNewerApp({ modules: { ...info.modules, base: 99 } })).toBe(true);
  });

  it('whose table is of a later version is not shown', () => {
    const { table } = published(some);
    const read = table && readTable(table);
    if (!read) throw new Error('there is no table');
    const newer = { ...read, view: { ...read.view, modules: { base: 99 } } };
    expect(readView(newer, null)).toBeNull();
    expect(isRefusal(restoreView(read.view))).toBe(false);
  });
});

describe('matches of the first release', () => {
  it.each(running.slice(0, 40))('$file is seen and told before anybody touches it', (entry) => {
    const { state } = recordOf(entry);
    const match = readMatch(documentOf(entry, /^matches\/[^/]+$/));
    if (match === null || match.table === null || state === null) throw new Error('not read');
    expect(readView(match.table, null)).toEqual(viewFor(state, null));
    const batches = documentsOf(entry).filter(([path]) => /\/log\/\d+$/.test(path));
    const older = batches
      .sort(([one], [other]) => Number(one.split('/').at(-1)) - Number(other.split('/').at(-1)))
      .flatMap(([, batch]) => readBatch(batch));
    const plies = [...older, ...match.table.plies];
    const story = new StoryTeller().storyOf(plies, state.options);
    expect(story.map(({ number }) => number)).toEqual(story.map((_, at) => at));
    expect(story).toHaveLength(plies.flatMap(({ events }) => events).length);
    expect(restoreEvent({ type: 'unheardOf' }, state.options)).toBeNull();
  });
});
