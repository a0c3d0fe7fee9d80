import { readMatch, readPublicView } from '#online/unpack';
import type { MatchId } from '#protocol/ids';
import { LOG_BATCH, type LoggedPly, type MatchInfo, type PublicView } from '#protocol/match';
import { PublicViewTracker } from '#session/online/publicViewTracker';
import { FIXTURE_MATCH, matchDocument } from '#tests/support/fixtures';

const id = FIXTURE_MATCH;
const stored = readMatch(matchDocument());
const known = readPublicView(matchDocument('table/view'));
const [example] = known?.plies ?? [];
if (stored === null || known === null || example === undefined) {
  throw new Error('the fixture cannot be read');
}
const { view } = known;
const match = stored;

const ply = (number: number): LoggedPly => ({ ...example, ply: number });
const plies = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ply(from + at));

/** A server with a table of one version, and steps of one ply since then. */
function server(publicVersion: number, version: number) {
  const first = Math.floor((publicVersion - LOG_BATCH) / LOG_BATCH) * LOG_BATCH;
  const reads: string[] = [];
  const table: PublicView = { version: publicVersion, view, plies: plies(first, publicVersion) };
  const client = {
    readPublicView: async () => {
      reads.push('table');
      return table;
    },
    readLog: async (_id: MatchId, from: number, to: number) => {
      reads.push(`log ${from}–${to}`);
      return plies(from * LOG_BATCH, to * LOG_BATCH);
    },
  };
  return { client, reads, match: matchAt(publicVersion, version, publicVersion) };
}

function matchAt(publicVersion: number, version: number, oldest: number): MatchInfo {
  const steps = Array.from({ length: version - oldest }, (_, at) => ({
    from: oldest + at,
    to: oldest + at + 1,
    patch: [[['ply'], oldest + at]] as const,
  }));
  const recent = { publicVersion, viewVersions: [], steps, plies: plies(oldest, version) };
  return { ...match, version, recent };
}

const numbers = (table: PublicView | null) => table?.plies.map((it) => it.ply);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the table on a device', () => {
  it('is read once with its log, and then follows the moves', async () => {
    const { client, reads, match } = server(100, 103);
    const tracker = new PublicViewTracker(id, client);
    const table = await tracker.update(match);
    expect([table?.version, table?.view.ply]).toEqual([103, 102]);
    expect(numbers(table)).toEqual(upTo(103));
    expect(reads).toEqual(['table', 'log 0–3']);
    expect(numbers(await tracker.update(matchAt(100, 110, 102)))).toEqual(upTo(110));
    expect(reads).toHaveLength(2);
  });

  it('reads only what is missing after a long absence', async () => {
    const before = server(100, 100);
    const tracker = new PublicViewTracker(id, before.client);
    await tracker.update(before.match);
    const now = server(200, 205);
    const again = new PublicViewTracker(id, now.client);
    again.current = tracker.current;
    expect(numbers(await again.update(now.match))).toEqual(upTo(205));
    expect(now.reads).toEqual(['table', 'log 4–7']);
  });

  it('waits if the table is newer than the known match', async () => {
    const { client } = server(120, 120);
    const tracker = new PublicViewTracker(id, client);
    expect(await tracker.update(matchAt(100, 110, 105))).toBeNull();
    expect(tracker.current).toBeNull();
  });
});
